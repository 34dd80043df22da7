// What an ability does, sentence after sentence: "Draw 1 card. Then, if …, …", "You may … . If you do, …".
// Invariant: an "if" or "if you do" gates everything after it (spec 10.6), so what follows carries `also`; an "if" behind
// its action gates that one alone. Next: lines.ts for what stands before, ../ability.ts for the fields.
import { capital } from '@sleight/kernel/text/english';
import {
  type Context,
  distinct,
  type Fields,
  isFields,
  type ParsedText,
  type Phrase,
  part,
  type Reading,
} from '@sleight/kernel/text/grammar';
import { matchWord } from '@sleight/kernel/text/template';
import { takesFromLooked, traitsIn } from '../file-traits';
import { combined } from './combined';

const action: Phrase<unknown> = part('action');
const cond: Phrase<unknown> = part('cond');
const ends: Readonly<Record<string, string>> = {
  endOfTurn: 'at the end of this turn',
  endOfBattle: 'at the end of this battle',
};

/** The flow fields of an action, without its own. */
function apart(step: Fields) {
  const { if: gate, may, needsPrevious, also, at, ...does } = step;
  return { gate, may, needsPrevious, also, at, does };
}
const isGated = (step: unknown): boolean =>
  isFields(step) && (step.if !== undefined || step.needsPrevious !== undefined);

/** After "you may" an action is an infinitive, not an order: automatic events cannot follow. */
const offered = (context: Context): Context => ({ ...context, mood: 'purpose' });

/** Options end with their own full stops, so nothing can follow them. */
const isList = (step: Fields): boolean => 'modes' in step;

function clause(step: Fields, context: Context): string | undefined {
  const { may, at, does } = apart(step);
  const said = action.print(does, may ? offered(context) : context);
  if (said === undefined) return undefined;
  if (isList(does) && at !== undefined) return undefined;
  const timed = at === undefined ? said : `${said} ${ends[String(at)]}`;
  return may ? `you may ${timed}` : timed;
}

/** Do all the steps after this one depend on it? */
const goesOn = (steps: readonly Fields[], n: number): boolean =>
  steps.slice(n + 1).every(({ also, needsPrevious }) => also === true || needsPrevious === true);

/** The join between two steps of one sentence. */
function closeJoin(before: Fields, step: Fields): string | undefined {
  if (takesFromLooked(before, step)) return '; ';
  const isDiscard = traitsIn(step)?.sentence === 'discard' && step.from === 'hand';
  return isDiscard && traitsIn(before)?.sentence === 'draw' ? ' and ' : undefined;
}

export function printSteps(list: unknown, context: Context): string | undefined {
  if (!Array.isArray(list) || list.length === 0 || !list.every(isFields)) return undefined;
  const steps: readonly Fields[] = list;
  let text = '';
  for (const [n, step] of steps.entries()) {
    const said = isList(step) && n < steps.length - 1 ? undefined : clause(step, context);
    const gate = step.if === undefined ? '' : cond.print(step.if, context);
    if (said === undefined || gate === undefined) return undefined;
    const before = steps[n - 1];
    const gated = n > 0 && steps.slice(0, n).some(isGatedBefore(steps, n));
    if (!fits(steps, n, gated)) return undefined;
    const trails = step.if !== undefined && (n === 0 || !goesOn(steps, n));
    if (trails && isList(step)) return undefined;
    const join = before && closeJoin(before, step);
    if (before === undefined) text = capital(said);
    else if (step.needsPrevious) text += `. If you do, ${gate === '' ? '' : `if ${gate}, `}${said}`;
    else if (gate !== '' && !trails) text += `. Then, if ${gate}, ${said}`;
    else if (step.also && !gated) text += ` and ${said}`;
    else if (join !== undefined) text += `${join}${said}`;
    else text += `. Then, ${said}`;
    if (trails) text += ` if ${gate}`;
  }
  return text;
}

/** Is the step at `n` inside an earlier step's gate? */
const isGatedBefore =
  (steps: readonly Fields[], n: number) =>
  (step: Fields, at: number): boolean =>
    isGated(step) && steps.slice(at + 1, n + 1).every(({ also, needsPrevious }) => also || needsPrevious);

/** Only what parses back is printed: `also` needs a gate or a "you may" before it, and a gate lasts to the end of the text. */
function fits(steps: readonly Fields[], n: number, gated: boolean): boolean {
  const step = steps[n];
  const before = steps[n - 1];
  // An "if" behind the first action gates that one alone.
  const gatesMore = step.if !== undefined && steps[1]?.also === true;
  if (n === 0) return step.also === undefined && step.needsPrevious === undefined && !gatesMore;
  if (step.needsPrevious) return step.also === undefined && step.if === undefined;
  if (gated) return step.also === true && before.may === undefined;
  if (step.also) return before.may === true || (before.also === true && step.if === undefined);
  return !isOpen(steps, n);
}
/** Does the group before `n` go on to the end of the text? Only an "if" behind its one action does not. */
function isOpen(steps: readonly Fields[], n: number): boolean {
  const head = steps.slice(0, n).findLastIndex(({ also, needsPrevious }) => !also && !needsPrevious);
  const group = steps.slice(Math.max(head, 0), n);
  return group.some(isGated) && (group.length > 1 || group[0].needsPrevious === true);
}

interface Flow {
  readonly gated: boolean;
  /** The clause before was a "you may", which "and" continues. */
  readonly may: boolean;
}

/** One or more actions as one clause, each with the flow fields it takes. */
function readClause(
  source: ParsedText,
  at: number,
  context: Context,
): readonly { steps: readonly Fields[]; end: number }[] {
  const plain = [...combined.parse(source, at, context), ...action.parse(source, at, context)];
  return plain.flatMap(({ value, end }) => {
    const list: readonly unknown[] = Array.isArray(value) ? value : [value];
    const steps = list.filter(isFields);
    const later = Object.entries(ends).flatMap(([name, said]) =>
      matchWord(source, end, ` ${said}`).map((reading) => ({
        steps: steps.map((step) => ({ ...step, at: name })),
        end: reading.end,
      })),
    );
    return [...later, { steps, end }];
  });
}

/** Adds flow fields to the first step; the others go along with it. */
const led = (steps: readonly Fields[], fields: Fields, rest: Fields): readonly Fields[] =>
  steps.map((step, n) => ({ ...(n === 0 ? fields : rest), ...step }));

const joins = ['. Then, ', '. ', ', then ', ', and ', ' and ', '; ', ', '] as const;

function readSteps(source: ParsedText, at: number, context: Context, flow: Flow): readonly Reading[] {
  const found: Reading[] = [];
  const also = flow.gated ? { also: true } : {};
  const goOn = (steps: readonly Fields[], end: number, next: Flow): void => {
    found.push(...follow(source, end, context, next, steps));
  };
  for (const { steps, end } of readClause(source, at, context)) {
    // A step that shares a "you may" may itself continue with "and".
    goOn(led(steps, also, also), end, flow);
    if (!flow.gated) {
      for (const gate of phraseIf(source, end, context))
        goOn(led(steps, { if: gate.value }, { also: true }), gate.end, { ...flow, may: false });
    }
  }
  for (const { end: start } of matchWord(source, at, 'you may ')) {
    for (const { steps, end } of readClause(source, start, offered(context))) {
      goOn(led(steps, { ...also, may: true }, { also: true }), end, { ...flow, may: true });
      for (const gate of flow.gated ? [] : phraseIf(source, end, context))
        goOn(led(steps, { if: gate.value, may: true }, { also: true }), gate.end, { ...flow, may: false });
    }
  }
  return found;
}

/** " if you have 3 or less cards in your hand", behind its action. */
const phraseIf = (source: ParsedText, at: number, context: Context): readonly Reading[] =>
  matchWord(source, at, ' if ').flatMap(({ end }) => cond.parse(source, end, context));

/** The steps so far, and all that may follow them. */
function follow(
  source: ParsedText,
  end: number,
  context: Context,
  flow: Flow,
  steps: readonly Fields[],
): readonly Reading[] {
  const prefix = (readings: readonly Reading[], first: Fields = {}): readonly Reading[] =>
    readings.flatMap((reading) => {
      const [head, ...rest]: readonly unknown[] = Array.isArray(reading.value) ? reading.value : [];
      if (!isFields(head)) return [];
      const { also: _, ...bare } = head;
      const opened = first.needsPrevious ? { ...first, ...bare } : { ...first, ...head };
      return [{ value: [...steps, opened, ...rest], end: reading.end }];
    });
  const more: Reading[] = [];
  const inGate: Flow = { gated: true, may: false };
  for (const join of joins) {
    for (const next of matchWord(source, end, join)) {
      const goesWithMay = flow.may && (join === ' and ' || join === ', and ');
      // In a gate, a step after a "you may" would depend on it; only "if you do" says so.
      if (flow.may && flow.gated) continue;
      more.push(
        ...(goesWithMay
          ? prefix(readSteps(source, next.end, context, { gated: false, may: true }), { also: true })
          : prefix(readSteps(source, next.end, context, { ...flow, may: false }))),
      );
      for (const gate of matchWord(source, next.end, 'if ').flatMap((start) =>
        cond.parse(source, start.end, context),
      )) {
        for (const comma of matchWord(source, gate.end, ', ')) {
          const first = { ...(flow.gated ? { also: true } : {}), if: gate.value };
          more.push(...prefix(withoutAlso(readSteps(source, comma.end, context, inGate)), first));
        }
      }
    }
  }
  for (const next of ['. If you do, ', ', and if you do, ', '. If you do so, '].flatMap((said) =>
    matchWord(source, end, said),
  )) {
    more.push(...prefix(readSteps(source, next.end, context, inGate), { needsPrevious: true }));
  }
  return [...more, { value: steps, end }];
}

/** The first step under a gate carries the gate itself. */
const withoutAlso = (readings: readonly Reading[]): readonly Reading[] =>
  readings.map(({ value, end }) => {
    const [head, ...rest]: readonly unknown[] = Array.isArray(value) ? value : [];
    if (!isFields(head)) return { value, end };
    const { also: _, ...bare } = head;
    return { value: [bare, ...rest], end };
  });

/** The actions of an ability, without the full stop. */
export const steps: Phrase<unknown> = {
  print: printSteps,
  parse: (source, at, context) => distinct(readSteps(source, at, context, { gated: false, may: false })),
};
