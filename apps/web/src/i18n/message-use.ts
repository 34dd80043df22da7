// Which messages the pages ask for, read from their source: every call of what useTranslations or getTranslations gave.
// A key that is not written out, as in t(verdict), may be any string in that file or in a file it imports.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from '@swc/core';

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

function visit(value: unknown, seen: (node: Node) => void): void {
  if (!isNode(value)) return;
  seen(value);
  for (const below of Object.values(value)) visit(below, seen);
}

const textOf = (value: unknown): string =>
  isNode(value) && typeof value.value === 'string' ? value.value : '';

const firstArgument = ({ arguments: given }: Node): unknown =>
  Array.isArray(given) && isNode(given[0]) ? given[0].expression : undefined;

const inner = (value: unknown): unknown =>
  isNode(value) && ['AwaitExpression', 'ParenthesisExpression'].includes(String(value.type))
    ? inner(value.argument ?? value.expression)
    : value;

const isCall = (value: unknown): value is Node => isNode(value) && value.type === 'CallExpression';

/** The part that `useTranslations('part')` is about; null for anything else. */
function partIn(value: unknown): string | null {
  const call = inner(value);
  const isOne = isCall(call) && /^(use|get)Translations$/.test(textOf(call.callee));
  return isOne ? textOf(firstArgument(call)) : null;
}

/** The parts that a file's translators are about, by the name of the variable: each component may have its own `t`. */
function translatorsIn(code: Node): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  visit(code, (node) => {
    const part = node.type === 'VariableDeclarator' ? partIn(node.init) : null;
    if (part === null) return;
    const name = textOf(node.id);
    found.set(name, (found.get(name) ?? new Set()).add(part));
  });
  return found;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The values of an argument: whole keys, or all results of a template or an expression. */
interface Asked {
  readonly patterns: RegExp[];
  isOpen: boolean;
}

function askedBy(value: unknown, asked: Asked): void {
  if (!isNode(value)) return;
  switch (value.type) {
    case 'StringLiteral':
      asked.patterns.push(new RegExp(`^${escaped(textOf(value))}$`));
      return;
    case 'TemplateLiteral': {
      const quasis = Array.isArray(value.quasis) ? value.quasis : [];
      const texts = quasis.map((part: unknown) => (isNode(part) ? escaped(String(part.cooked)) : ''));
      asked.patterns.push(new RegExp(`^${texts.join('[^.]+')}$`));
      return;
    }
    case 'ConditionalExpression':
      askedBy(value.consequent, asked);
      askedBy(value.alternate, asked);
      return;
    case 'BinaryExpression':
      askedBy(value.left, asked);
      askedBy(value.right, asked);
      return;
    case 'ParenthesisExpression':
      askedBy(value.expression, asked);
      return;
    default:
      asked.isOpen = true;
  }
}

const root = fileURLToPath(new URL('../', import.meta.url));

const sources = (): string[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.ts$/.test(file),
  );

interface Source {
  readonly code: Node;
  readonly strings: ReadonlySet<string>;
  readonly imports: readonly string[];
}

function sourceOf(file: string): Source {
  const syntax = { syntax: 'typescript', tsx: file.endsWith('.tsx') } as const;
  const code = parseSync(readFileSync(join(root, file), 'utf8'), syntax) as unknown as Node;
  const strings = new Set<string>();
  const imports: string[] = [];
  visit(code, (node) => {
    if (node.type === 'StringLiteral') strings.add(textOf(node));
    // A key of a record is one too: `{ slow: 2_400 }`.
    if (node.type === 'KeyValueProperty') strings.add(textOf(node.key));
    if (node.type === 'ImportDeclaration') imports.push(textOf(node.source));
  });
  const near = imports.filter((path) => path.startsWith('.')).map((path) => join(dirname(file), path));
  const files = near.flatMap((path) => [`${path}.ts`, `${path}.tsx`]);
  return { code, strings, imports: files.filter((path) => existsSync(join(root, path))) };
}

/** Says of a message, by its part and key, whether a page asks for it. */
export function messageUse(): (part: string, key: string) => boolean {
  const files = new Map(sources().map((file) => [file, sourceOf(file)]));
  const used: { readonly part: string; fits(key: string): boolean }[] = [];
  for (const { code, strings, imports } of files.values()) {
    const translators = translatorsIn(code);
    visit(code, (node) => {
      if (!isCall(node)) return;
      // t('key'), t.rich('key') and (await getTranslations('part'))('key').
      const callee = inner(node.callee);
      const name = isNode(callee) && callee.type === 'MemberExpression' ? callee.object : callee;
      const direct = partIn(callee);
      const parts = direct === null ? translators.get(textOf(name)) : [direct];
      if (parts === undefined) return;
      const asked: Asked = { patterns: [], isOpen: false };
      askedBy(firstArgument(node), asked);
      const near = asked.isOpen ? [strings, ...imports.map((file) => files.get(file)?.strings)] : [];
      const fits = (key: string): boolean =>
        asked.patterns.some((pattern) => pattern.test(key)) || near.some((all) => all?.has(key));
      for (const part of parts) used.push({ part, fits });
    });
  }
  return (part, key) => {
    const path = `${part}.${key}`;
    // useTranslations('end.reasons') asks for keys below "end".
    return used.some((one) => path.startsWith(`${one.part}.`) && one.fits(path.slice(one.part.length + 1)));
  };
}
