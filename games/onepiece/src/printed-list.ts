// Parses a list of cards with their printed English texts: how many of them can be played?
// Invariant: a card counts only if every line is parsed, every name and type in it is in the list, and the
// rulebook can execute all of it. Next: printed-text.ts for the lines, the kernel's text/compile.ts for the parser.

import { type FieldProblem, fieldProblems, problem } from '@sleight/kernel/problems';
import { compileText } from '@sleight/kernel/text/compile';
import { isFields } from '@sleight/kernel/text/grammar';
import type { PrintedCard, PrintedList } from '@sleight/kit/contract/cards';
import { z } from 'zod';
import type { Ability } from './ability';
import { onepiece } from './book';
import { type Card, cardSchema } from './cards/schema';
import { printedText } from './printed-text';
import { words } from './words';

const entry = z.looseObject({
  id: z.string().min(1),
  name: z.string().min(1),
  category: z.enum(['Leader', 'Character', 'Event', 'Stage']),
  types: z.array(z.string()),
  effect_text: z.string(),
  trigger_text: z.string(),
});
type Entry = z.infer<typeof entry>;
const listSchema = z.array(entry).min(1);

/** The names and types that the texts may mention. */
interface Known {
  readonly names: ReadonlySet<string>;
  readonly types: ReadonlySet<string>;
}

const listOf = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).filter((one): one is string => typeof one === 'string');

/** Fields with filters; elsewhere a `type` is an action's or an ability's. */
const inFilters: readonly string[] = ['filters', 'attackers', 'leader', 'self', 'not', 'any'];

/** Names and types inside an ability that no card of the list has. */
function strangers(value: unknown, known: Known, isFilter = false): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((item: unknown) => strangers(item, known, isFilter));
  if (!isFields(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (key === 'name') return listOf(inner).filter((name) => !known.names.has(name));
    if (key === 'type' && isFilter) return listOf(inner).filter((type) => !known.types.has(type));
    if (key === 'typeIncludes')
      return listOf(inner).filter((part) => ![...known.types].some((type) => type.includes(part)));
    return strangers(inner, known, inFilters.includes(key));
  });
}

/** The least a card needs to be put into a rulebook. */
const plain = {
  colors: ['red'],
  block: 1,
  cost: 1,
  power: 5000,
  attributes: [],
  counter: 0,
  life: 5,
} as const;

function cardOf({ category, types }: Entry, abilities: readonly Ability[]): Card {
  const { cost, power, attributes, counter, life, ...every } = plain;
  const own = {
    Leader: { life, power, attributes },
    Character: { cost, power, attributes, counter },
    Event: { cost },
    Stage: { cost },
  }[category];
  return cardSchema.parse({
    ...every,
    ...own,
    id: 'READ-1',
    name: { en: 'Read' },
    category,
    types,
    keywords: [],
    abilities,
  });
}

/** Why the rulebook cannot execute these abilities; null if it can. */
function unplayable(card: Entry, abilities: readonly Ability[]): string | null {
  try {
    onepiece({ cards: [cardOf(card, abilities)] });
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Full stops and colons that end nothing, neutralised in place. */
const masked = (line: string): string =>
  line.replace(/\[[^\]]*\]|\{[^}]*\}|K\.O\./g, (inside) => 'x'.repeat(inside.length));

/** The clause around a position, with its names, types and numbers left open, so that equal ones can be counted. */
function phraseAt(line: string, at: number): string {
  const text = masked(line);
  const stops = [...text.matchAll(/[.:;,](?= |$)/g)].map(({ index }) => index);
  const before = stops.findLast((stop) => stop < at);
  const start = before === undefined ? 0 : before + 2;
  const end = stops.find((stop) => stop >= Math.max(at, start)) ?? line.length;
  return line
    .slice(start, end)
    .replace(/^(\[[^\]]*\][ /])+/, '')
    .replace(/\{[^}]*\}/g, '{…}')
    .replace(
      /\[(?!On |When|Main|Counter|Trigger|Activate|Blocker|Rush|Double|Banish|Unblock)[^\]]*\]/g,
      '[…]',
    )
    .replace(/"[^"]*"/g, '"…"')
    .replace(/\d+/g, 'N')
    .trim();
}

function readCard(card: Entry, known: Known): PrintedCard {
  const { lines } = printedText(card.effect_text, card.trigger_text);
  const abilities: Ability[] = [];
  for (const text of lines) {
    const read = compileText(text, words);
    if ('error' in read) {
      const { at, message } = read.error;
      return { id: card.id, text, at, reason: message, phrase: phraseAt(text, at) };
    }
    abilities.push(...read.abilities);
  }
  const [stranger] = strangers(abilities, known);
  if (stranger !== undefined)
    return {
      id: card.id,
      text: lines.join(' '),
      at: 0,
      reason: {
        en: `"${stranger}" is neither a name nor a type in this list.`,
        fr: `«\u202f${stranger}\u202f» n'est ni un nom ni un type de cette liste.`,
      },
      phrase: `[${stranger}]`,
    };
  const why = unplayable(card, abilities);
  if (why !== null)
    return {
      id: card.id,
      text: lines.join(' '),
      at: 0,
      reason: { en: `read, but not playable: ${why}`, fr: `lu, mais injouable\u202f: ${why}` },
      phrase: why,
    };
  return { id: card.id, abilities };
}

export function readPrinted(data: unknown): PrintedList | { readonly problems: readonly FieldProblem[] } {
  const list = isFields(data) ? data.cards : data;
  if (!Array.isArray(list))
    return { problems: [problem('', 'must be a list of cards', 'doit être une liste de cartes')] };
  const read = listSchema.safeParse(list);
  if (!read.success) return { problems: fieldProblems(listSchema, list) };
  const known: Known = {
    names: new Set(read.data.map(({ name }) => name)),
    types: new Set(read.data.flatMap(({ types }) => types)),
  };
  return { cards: read.data.map((card) => readCard(card, known)) };
}
