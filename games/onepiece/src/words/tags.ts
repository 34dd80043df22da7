// The tags in front of a line: "[DON!! x1] [When Attacking] [Once Per Turn]".
// Invariant: printed in one order, read in any; a line has at most one timing, or several joined by "/".
// Next: lines.ts.
import { expected, type Fields, isFields, type Phrase } from '@sleight/kernel/text/grammar';
import type { AbilityType } from '../vocabulary';

/** The timings as the game writes them. Listeners, replacements and Continuous texts have none. */
export const timings: Readonly<Partial<Record<AbilityType, string>>> = {
  'On Play': 'On Play',
  'Activate Main': 'Activate: Main',
  Main: 'Main',
  'On Attack': 'When Attacking',
  'On Block': 'On Block',
  'On Opponent Attack': "On Your Opponent's Attack",
  Counter: 'Counter',
  Trigger: 'Trigger',
  'On KO': 'On K.O.',
  'End of Turn': 'End of Your Turn',
  'End of Opponents Turn': "End of Your Opponent's Turn",
  'Start of Turn': 'Start of Your Turn',
  'Start of Game': 'Start of Game',
};
const byTag = new Map(Object.entries(timings).map(([type, tag]) => [tag, type]));

/** Tags without a timing, for lines whose first words identify them; or with one. */
export const tags = (untimed: boolean): Phrase<Fields> => ({
  print(value) {
    const condition = isFields(value.condition) ? value.condition : {};
    const said = (untimed ? [] : types(value.type)).map((type) => timings[type]);
    if (said.some((tag) => tag === undefined) || (!untimed && said.length === 0)) return undefined;
    const { don, yourTurn, opponentTurn, ...unknown } = condition;
    if (Object.keys(unknown).length > 0) return undefined;
    const all = [
      ...(don === undefined ? [] : [`DON!! x${don}`]),
      ...(yourTurn ? ['Your Turn'] : []),
      ...(opponentTurn ? ["Opponent's Turn"] : []),
    ].map((tag) => `[${tag}]`);
    const timing = said.map((tag) => `[${tag}]`).join('/');
    const text = [
      ...all,
      ...(timing === '' ? [] : [timing]),
      ...(value.frequency === 'Once Per Turn' ? ['[Once Per Turn]'] : []),
    ].join(' ');
    return text === '' ? undefined : text;
  },
  parse(source, at) {
    const readings: { value: Fields; end: number }[] = [];
    let found: Read = { types: [], condition: {} };
    let end = at;
    for (
      let next = readTag(source.text, at);
      next;
      next = readTag(source.text, end + separator(source.text, end))
    ) {
      const more = withTag(found, next.tag);
      if (!more) break;
      found = more;
      end = next.end;
      const fits = untimed ? found.types.length === 0 : found.types.length > 0;
      if (fits) readings.push({ value: fields(found, untimed), end });
    }
    return readings.length > 0 ? readings.reverse() : expected(source, at, '[On Play]');
  },
});

interface Read {
  readonly types: readonly string[];
  readonly frequency?: string;
  readonly condition: Fields;
}

const types = (type: unknown): readonly AbilityType[] => {
  const list: readonly unknown[] = Array.isArray(type) ? type : [type];
  return list.filter((one): one is AbilityType => typeof one === 'string');
};

const separator = (text: string, at: number): number => (/^[ /]\[/.test(text.slice(at, at + 2)) ? 1 : 0);

function readTag(text: string, at: number): { tag: string; end: number } | undefined {
  const found = /^\[([^\]]+)\]/.exec(text.slice(at));
  return found ? { tag: found[1], end: at + found[0].length } : undefined;
}

function withTag(read: Read, tag: string): Read | undefined {
  const type = byTag.get(tag);
  if (type !== undefined) return { ...read, types: [...read.types, type] };
  const don = /^DON!! x(\d+)$/.exec(tag);
  if (don) return { ...read, condition: { ...read.condition, don: Number(don[1]) } };
  if (tag === 'Your Turn') return { ...read, condition: { ...read.condition, yourTurn: true } };
  if (tag === "Opponent's Turn") return { ...read, condition: { ...read.condition, opponentTurn: true } };
  return tag === 'Once Per Turn' ? { ...read, frequency: tag } : undefined;
}

const fields = ({ types: list, frequency, condition }: Read, untimed: boolean): Fields => ({
  ...(untimed ? {} : { type: list.length === 1 ? list[0] : list }),
  ...(frequency === undefined ? {} : { frequency }),
  ...(Object.keys(condition).length > 0 ? { condition } : {}),
});
