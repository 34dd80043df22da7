// Which action or cost wrote the register that a later one reads, in reading order.
// Invariant: an ability quoted inside another has its own registers; neither sees the other's.
// Next: ../text/pointer.ts for the wording of a register, normalise.ts for names in normal form.
import { type Fields, isFields } from '../text/grammar';
import { meansDone, type Pointer, readPointer, writePointer } from '../text/pointer';

export interface RegisterWords {
  /** The register of each op: { bounce: 'bounced' }. */
  readonly actions: Readonly<Record<string, string>>;
  /** The register of each cost: { sacrifice: 'sacrificed' }. */
  readonly costs: Readonly<Record<string, string>>;
  /** The things that ops and costs without a target act on: { draw: 'card' }. */
  readonly things: Readonly<Record<string, string>>;
  /** Fields that read a register, besides `of` and `bound`. */
  readonly references?: readonly string[];
  /** The result of an action, if its target does not give it: its type, and whether it may be several. */
  writes?(step: Fields): { readonly type?: string; readonly many?: boolean };
  /** The registers that are already written when this ability runs, by another line of the card. */
  inherits?(ability: Fields): Inherited;
  /** Ability types whose cost precedes their condition: "Sacrifice an ally: if …". */
  readonly costFirst: readonly string[];
}

/** By register: the type of its contents, and the name of its writer: { played: { type: 'unit', origin: 'main' } }. */
export type Inherited = Readonly<Record<string, { readonly type: string; readonly origin: string }>>;

interface Writer {
  readonly participle: string;
  readonly name: string;
  readonly type: string;
  readonly side: string;
  readonly many: boolean;
}

type Kind = 'cost' | 'condition' | 'action';
type Rewrite = (step: Fields, kind: Kind) => Fields;

/** The ability with each cost, condition and action rewritten, in reading order. */
export function rewriteSteps(ability: Fields, words: RegisterWords, rewrite: Rewrite): Fields {
  const each = (list: unknown, kind: Kind): unknown =>
    Array.isArray(list) ? list.map((step: unknown) => (isFields(step) ? rewrite(step, kind) : step)) : list;
  const inOrder = {
    cost: (so: Fields): Fields => (so.cost === undefined ? so : { ...so, cost: each(so.cost, 'cost') }),
    condition: (so: Fields): Fields =>
      isFields(so.condition) ? { ...so, condition: rewrite(so.condition, 'condition') } : so,
  };
  const costFirst = words.costFirst.some((type) => type === ability.type);
  const before = costFirst
    ? inOrder.condition(inOrder.cost(ability))
    : inOrder.cost(inOrder.condition(ability));
  if (!isFields(before.effect)) return before;
  return { ...before, effect: { ...before.effect, actions: each(before.effect.actions, 'action') } };
}

/** Every register a step reads, replaced. A granted ability is unchanged. */
function rewriteReferences(value: unknown, words: RegisterWords, rewrite: (name: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => rewriteReferences(item, words, rewrite));
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      const reads = key === 'of' || key === 'bound' || words.references?.includes(key) === true;
      if (reads && typeof inner === 'string' && inner !== 'self') return [key, rewrite(inner)];
      return [key, key === 'ability' ? inner : rewriteReferences(inner, words, rewrite)];
    }),
  );
}

const inStep = (step: Fields, words: RegisterWords, rewrite: (name: string) => string): Fields => {
  const done = rewriteReferences(step, words, rewrite);
  return isFields(done) ? done : step;
};

function writerOf(step: Fields, kind: Kind, words: RegisterWords): Writer | undefined {
  if (kind === 'condition') return undefined;
  const known = kind === 'cost' ? words.costs : words.actions;
  const verb = kind === 'cost' ? Object.keys(step).find((key) => key in known) : String(step.type);
  if (verb === undefined || !(verb in known)) return undefined;
  const inner = kind === 'cost' ? step[verb] : step;
  const target: Fields = isFields(inner) ? inner : {};
  const special = words.writes?.(step);
  const type =
    special?.type ?? (typeof target.targetType === 'string' ? target.targetType : words.things[verb]);
  if (type === undefined) return undefined;
  const amount = kind === 'cost' ? inner : step.amount;
  const participle = known[verb];
  return {
    participle,
    name: typeof step.bind === 'string' ? step.bind : participle,
    type,
    side: typeof target.targetSide === 'string' ? target.targetSide : 'any',
    many:
      special?.many === true ||
      target.all === true ||
      Number(target.maxTargets ?? 1) > 1 ||
      (!('targetType' in target) && amount !== 1 && amount !== true),
  };
}

/** Applies a rewriting to the quoted ability of an action, too. */
export function alsoQuoted(
  ability: Fields,
  words: RegisterWords,
  rewrite: (quoted: Fields) => Fields,
): Fields {
  return rewriteSteps(ability, words, (step) =>
    isFields(step.ability) ? { ...step, ability: rewrite(step.ability) } : step,
  );
}

/** The names of registers that are read before anything has written them. */
export function unwritten(ability: Fields, words: RegisterWords): readonly string[] {
  const missing: string[] = [];
  const written = new Set<string>(Object.keys(words.inherits?.(ability) ?? {}));
  rewriteSteps(ability, words, (step, kind) => {
    rewriteReferences(step, words, (name) => {
      if (!written.has(name)) missing.push(name);
      return name;
    });
    const writer = writerOf(step, kind, words);
    if (writer) written.add(writer.name);
    if (isFields(step.ability)) missing.push(...unwritten(step.ability, words));
    return step;
  });
  return missing;
}

/** Registers named by what happened ("chosen", "chosen2"), with `bind` only where it is needed. */
export function numberRegisters(ability: Fields, words: RegisterWords): Fields {
  const writers: Writer[] = [];
  const read = new Set<string>();
  const latestNamed = (name: string): Writer | undefined =>
    writers.findLast((writer) => writer.name === name);
  rewriteSteps(ability, words, (step, kind) => {
    rewriteReferences(step, words, (name) => {
      const writer = latestNamed(name);
      if (writer) read.add(writer.participle);
      return name;
    });
    const writer = writerOf(step, kind, words);
    if (writer) writers.push(writer);
    return step;
  });
  const numbered = (index: number): string => {
    const { participle } = writers[index];
    const nth = writers.slice(0, index + 1).filter((writer) => writer.participle === participle).length;
    return nth > 1 && read.has(participle) ? `${participle}${nth}` : participle;
  };
  let done = 0;
  const named = rewriteSteps(ability, words, (step, kind) => {
    const renamed = inStep(step, words, (name) => {
      const index = writers.slice(0, done).findLastIndex((writer) => writer.name === name);
      return index < 0 ? name : numbered(index);
    });
    const writer = writerOf(step, kind, words);
    const { bind: _, ...unbound } = renamed;
    if (!writer) return unbound;
    const name = numbered(done);
    done += 1;
    return name === writer.participle ? unbound : { ...unbound, bind: name };
  });
  return alsoQuoted(named, words, (quoted) => numberRegisters(quoted, words));
}

/** Register names become pointers, and `bind` is dropped: the text says "the second chosen lane" instead. */
export function point(ability: Fields, words: RegisterWords): Fields {
  const writers: Writer[] = [];
  let all: readonly Writer[] = [];
  const collect = (step: Fields, kind: Kind): Fields => {
    const writer = writerOf(step, kind, words);
    if (writer) all = [...all, writer];
    return step;
  };
  rewriteSteps(ability, words, collect);
  const pointed = rewriteSteps(ability, words, (step, kind) => {
    const { bind: _, ...said } = inStep(step, words, (name) => {
      const writer = writers.findLast((one) => one.name === name);
      if (!writer) return pointAway(name, words.inherits?.(ability));
      const alike = all.filter((one) => one.participle === writer.participle);
      const ordinal = alike.length > 1 ? alike.indexOf(writer) + 1 : 0;
      const last = writer === writers[writers.length - 1];
      return writePointer({ ...writer, ordinal, last, latest: last && !writer.many, origin: '', at: 0 });
    });
    const writer = writerOf(step, kind, words);
    if (writer) writers.push(all[writers.length]);
    return said;
  });
  return alsoQuoted(pointed, words, (quoted) => point(quoted, words));
}

/** A register written elsewhere. */
function pointAway(name: string, inherited: Inherited | undefined): string {
  const known = inherited?.[name];
  if (known === undefined) return name;
  const away = { latest: false, last: false, ordinal: 0, side: 'any', many: false, at: 0 };
  return writePointer({ ...away, participle: name, ...known });
}

export type Aimed = { readonly ability: Fields } | { readonly lost: Pointer };

/** Pointers become register names again; a pointer to nothing is reported. */
export function aim(ability: Fields, words: RegisterWords): Aimed {
  const writers: Writer[] = [];
  let lost: Pointer | undefined;
  const aimed = rewriteSteps(ability, words, (step, kind) => {
    const said = inStep(step, words, (name) => {
      const pointer = readPointer(name);
      if (!pointer) return name;
      const found = meant(pointer, writers)?.name ?? inheritedBy(pointer, words.inherits?.(ability));
      if (found === undefined) lost ??= pointer;
      return found ?? name;
    });
    const writer = writerOf(step, kind, words);
    if (!writer) return said;
    const nth = writers.filter((one) => one.participle === writer.participle).length + 1;
    const name = nth > 1 ? `${writer.participle}${nth}` : writer.participle;
    writers.push({ ...writer, name });
    return nth > 1 ? { ...said, bind: name } : said;
  });
  const quoted = alsoQuoted(aimed, words, (inner) => {
    const result = aim(inner, words);
    if ('ability' in result) return result.ability;
    lost ??= result.lost;
    return inner;
  });
  return lost ? { lost } : { ability: quoted };
}

const inheritedBy = (pointer: Pointer, inherited: Inherited | undefined): string | undefined => {
  const known = inherited?.[pointer.participle];
  const isMeant = known?.origin === pointer.origin && known.type === pointer.type;
  return isMeant ? pointer.participle : undefined;
};

function meant(pointer: Pointer, writers: readonly Writer[]): Writer | undefined {
  const last = writers[writers.length - 1];
  if (pointer.origin !== '') return undefined;
  if (meansDone(pointer)) return last;
  if (pointer.latest) return last && !last.many ? last : undefined;
  const alike = writers.filter((writer) => writer.participle === pointer.participle);
  const found = pointer.ordinal === 0 ? alike[0] : alike[pointer.ordinal - 1];
  const isCalledThat = found?.type === pointer.type && found.many === pointer.many;
  return isCalledThat ? found : undefined;
}
