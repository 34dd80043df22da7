// The line numbers of a scenario's parts, so that a failure can name its line.
// Next: read.ts, which parses the file; run.ts, which reports steps.

import { type Document, isMap, isNode, isScalar, type LineCounter } from 'yaml';

/** The line of a step ("play 2 (me: pass)", "expect 1", "setup", "format") that failed with this message. */
export type LineOf = (step: string, message: string) => number;

const LISTS: Readonly<Record<string, readonly string[]>> = {
  play: ['play'],
  answer: ['replay', 'answers'],
  expect: ['expect'],
};

const KEYS_OF_SETUP = /^(me|foe|cards|rules|start)\b/;

export function linesIn(document: Document.Parsed, counter: LineCounter): LineOf {
  const lineAt = (offset: number): number => counter.linePos(offset).line;
  const first = lineAt(document.contents?.range[0] ?? document.range[0]);
  const lineOfKey = (name: string): number | null => {
    if (!isMap(document.contents)) return null;
    const pair = document.contents.items.find(({ key }) => isScalar(key) && key.value === name);
    return isNode(pair?.key) && pair.key.range ? lineAt(pair.key.range[0]) : null;
  };
  const lineOfItem = (path: readonly (string | number)[]): number | null => {
    const node: unknown = document.getIn(path, true);
    return isNode(node) && node.range ? lineAt(node.range[0]) : null;
  };
  return (step, message) => {
    const [error] = document.errors;
    if (error?.linePos !== undefined) return error.linePos[0].line;
    const [, list = '', n = ''] = /^(play|answer|expect) (\d+)/.exec(step) ?? [];
    const path = LISTS[list];
    if (path !== undefined) return lineOfItem([...path, Number(n) - 1]) ?? first;
    if (step === 'end') return lineOfKey('play') ?? lineOfKey('start') ?? first;
    if (step === 'setup') return lineOfKey(KEYS_OF_SETUP.exec(message)?.[1] ?? 'start') ?? first;
    const [, named = step] = /"([^"]+)"/.exec(message) ?? [];
    return lineOfKey(named) ?? lineOfKey(/^\w+/.exec(message)?.[0] ?? '') ?? first;
  };
}
