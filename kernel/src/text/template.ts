// Phrases written as sentences with holes: 'deal {amount} damage to {...target}[ for each {per}]'.
// Invariant: a template prints a record only if its words, holes and constants express every field of it.
// Next: leaves.ts for the contents of holes.
import {
  type Context,
  expected,
  type Fields,
  isFields,
  type ParsedText,
  type Phrase,
  type Reading,
} from './grammar';

type Node =
  | { readonly kind: 'word'; readonly text: string }
  | { readonly kind: 'hole'; readonly path: readonly string[]; readonly phrase: Phrase<unknown> }
  | { readonly kind: 'spread'; readonly phrase: Phrase<unknown> }
  | { readonly kind: 'optional'; readonly nodes: readonly Node[] };

type Holes = Readonly<Record<string, Phrase<never>>>;

/** `{a}` fills a field, `{a.b}` a field of a field, `{...a}` several fields at once; `[…]` may be left out. */
export function phrase<T>(template: string, holes: Holes = {}, constants: Fields = {}): Phrase<T> {
  const nodes = readTemplate(template, holes);
  const implied = Object.entries(constants).map(([name, value]) => ({ path: name.split('.'), value }));
  const paths = [...pathsOf(nodes), ...implied.map(({ path }) => path)];
  const start = implied.reduce<Fields | undefined>(
    (record, { path, value }) => record && put(record, path, value),
    {},
  );
  return {
    keys: [...new Set(paths.map(([first]) => first))],
    print(value, context) {
      if (!isFields(value) || !saysAll(value, paths)) return undefined;
      if (
        !implied.every(
          ({ path, value: wanted }) => JSON.stringify(get(value, path)) === JSON.stringify(wanted),
        )
      )
        return undefined;
      return printNodes(nodes, value, context);
    },
    parse: (source, at, context) =>
      parseNodes(nodes, source, [{ record: start ?? {}, end: at, context }]).map(({ record, end }) => ({
        value: record,
        end,
      })),
  };
}

function readTemplate(template: string, holes: Holes): readonly Node[] {
  const nodes: Node[] = [];
  const pieces = template.match(/\[[^\]]*\]|\{[^}]*\}| ?[^\s[{]+| /g) ?? [];
  for (const piece of pieces) {
    if (piece.startsWith('['))
      nodes.push({ kind: 'optional', nodes: readTemplate(piece.slice(1, -1), holes) });
    else if (piece.startsWith('{')) nodes.push(readHole(piece.slice(1, -1), holes, template));
    else nodes.push({ kind: 'word', text: piece });
  }
  return nodes;
}

function readHole(name: string, holes: Holes, template: string): Node {
  const key = name.replace('...', '');
  const found = holes[key];
  if (!found) throw new Error(`The template "${template}" has no phrase for {${name}}.`);
  if (!name.startsWith('...')) return { kind: 'hole', path: key.split('.'), phrase: found };
  if (!found.keys) throw new Error(`The template "${template}" spreads {${name}}, which has no fields.`);
  return { kind: 'spread', phrase: found };
}

type Path = readonly string[];

const pathsOf = (nodes: readonly Node[]): readonly Path[] => nodes.flatMap(pathsIn);

function pathsIn(node: Node): readonly Path[] {
  switch (node.kind) {
    case 'word':
      return [];
    case 'hole':
      return [node.path];
    case 'spread':
      return (node.phrase.keys ?? []).map((key) => [key]);
    case 'optional':
      return pathsOf(node.nodes);
  }
}

/** Every present field must be expressed. */
function saysAll(record: Fields, paths: readonly Path[]): boolean {
  return Object.entries(record).every(([key, value]) => {
    if (value === undefined) return true;
    const here = paths.filter(([first]) => first === key);
    if (here.some((path) => path.length === 1)) return true;
    return (
      here.length > 0 &&
      isFields(value) &&
      saysAll(
        value,
        here.map((path) => path.slice(1)),
      )
    );
  });
}

const get = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((inner, key) => (isFields(inner) ? inner[key] : undefined), value);

/** The record with a field set; undefined if it already has another value. Lists are joined. */
function put(record: Fields, [key, ...rest]: readonly string[], value: unknown): Fields | undefined {
  const old = record[key];
  if (rest.length > 0) {
    const inner = put(isFields(old) ? old : {}, rest, value);
    return inner && { ...record, [key]: inner };
  }
  if (old === undefined) return { ...record, [key]: value };
  if (Array.isArray(old) && Array.isArray(value)) return { ...record, [key]: [...old, ...value] };
  if (isFields(old) && isFields(value)) {
    const merged = merge(old, value);
    return merged && { ...record, [key]: merged };
  }
  return old === value ? record : undefined;
}

export const merge = (record: Fields, more: Fields): Fields | undefined =>
  Object.entries(more).reduce<Fields | undefined>((so, [key, value]) => so && put(so, [key], value), record);

const afterMention = (context: Context, phrase: Phrase<unknown>): Context =>
  phrase.mentions && context.it ? { ...context, it: false } : context;

/** An optional part that was printed has mentioned its thing, too. */
function afterNode(context: Context, node: Node): Context {
  if (node.kind === 'word') return context;
  return node.kind === 'optional'
    ? node.nodes.reduce(afterNode, context)
    : afterMention(context, node.phrase);
}

function printNodes(nodes: readonly Node[], record: Fields, context: Context): string | undefined {
  let text = '';
  let now = context;
  for (const node of nodes) {
    const said = printNode(node, record, now);
    if (said === undefined) return undefined;
    text += said;
    if (said !== '') now = afterNode(now, node);
  }
  return text;
}

function printNode(node: Node, record: Fields, context: Context): string | undefined {
  switch (node.kind) {
    case 'word':
      return node.text;
    case 'hole': {
      const value = get(record, node.path);
      return value === undefined ? undefined : node.phrase.print(value, context);
    }
    case 'spread': {
      const keys = node.phrase.keys ?? [];
      const share = Object.fromEntries(Object.entries(record).filter(([key]) => keys.includes(key)));
      return node.phrase.print(share, context);
    }
    case 'optional': {
      const present = pathsOf(node.nodes).some((path) => get(record, path) !== undefined);
      return present ? printNodes(node.nodes, record, context) : '';
    }
  }
}

interface State {
  readonly record: Fields;
  readonly end: number;
  readonly context: Context;
}

function parseNodes(nodes: readonly Node[], source: ParsedText, from: readonly State[]): readonly State[] {
  let states = from;
  for (const node of nodes) {
    states = states.flatMap((state) => parseNode(node, source, state));
    if (states.length === 0) return states;
  }
  return states;
}

function parseNode(node: Node, source: ParsedText, state: State): readonly State[] {
  const { record, end, context } = state;
  if (node.kind === 'word') {
    return matchWord(source, end, node.text).map((reading) => ({ ...state, end: reading.end }));
  }
  if (node.kind === 'optional') return [...parseNodes(node.nodes, source, [state]), state];
  const next = afterMention(context, node.phrase);
  return node.phrase.parse(source, end, context).flatMap((reading) => {
    const filled =
      node.kind === 'hole'
        ? put(record, node.path, reading.value)
        : isFields(reading.value)
          ? merge(record, reading.value)
          : undefined;
    return filled ? [{ record: filled, end: reading.end, context: next }] : [];
  });
}

/** Matches words exactly, except that the first letter may be upper or lower case. Words are matched whole. */
export function matchWord(source: ParsedText, at: number, text: string): readonly Reading[] {
  const right = lengthRead(source.text.slice(at), text);
  if (right === text.length) return [{ value: undefined, end: at + right }];
  return expected(source, at + right, text.slice(right).trim() || 'a space');
}

/** How much of the words matches, up to the first different word. */
function lengthRead(found: string, text: string): number {
  let length = 0;
  for (const word of text.split(/(?<= )/)) {
    const end = length + word.length;
    const goesOn = /[a-z]$/i.test(word) && /^[a-z]/i.test(found.charAt(end));
    if (goesOn || !isSame(found.slice(0, end), text.slice(0, end))) break;
    length = end;
  }
  return length;
}

const isSame = (found: string, text: string): boolean =>
  found.slice(1) === text.slice(1) && found.charAt(0).toLowerCase() === text.charAt(0).toLowerCase();
