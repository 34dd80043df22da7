// Fails for a source file over 400 lines, and for a function over 80 without a reason above it: `// Long because …`.
// Tests are exempt from the second rule: a `describe` is a list. Generated files are exempt from both.

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync } from '@swc/core';

const MOST_LINES = 400;
const MOST_IN_A_FUNCTION = 80;
const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

const root = fileURLToPath(new URL('..', import.meta.url));
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(tsx?|mjs)$/.test(file) && !/\.generated\.ts$|\.d\.ts$/.test(file));

/** The lines of a span. The parser counts bytes, from where it began in its memory. */
function linesOf(bytes, base, { start, end }) {
  const before = bytes
    .subarray(0, start - base)
    .toString('utf8')
    .split('\n').length;
  const inside = bytes
    .subarray(start - base, end - base)
    .toString('utf8')
    .split('\n').length;
  return { first: before, length: inside };
}

function* functionsIn(node) {
  if (node === null || typeof node !== 'object') return;
  if (FUNCTIONS.has(node.type)) yield node;
  for (const child of Object.values(node)) yield* functionsIn(child);
}

/** Is the reason in the comment right above this line? */
function hasReason(lines, first) {
  for (let at = first - 2; at >= 0 && /^\s*(\/\/|\/?\*)/.test(lines[at]); at--) {
    if (lines[at].includes('Long because ')) return true;
  }
  return false;
}

const faults = [];
for (const file of files) {
  let text;
  try {
    text = readFileSync(`${root}/${file}`, 'utf8');
  } catch {
    continue; // deleted, not yet committed
  }
  const lines = text.trimEnd().split('\n');
  if (lines.length > MOST_LINES) faults.push(`${file}: ${lines.length} lines`);
  if (/\.test\.tsx?$|\/tests\//.test(file)) continue;
  const bytes = Buffer.from(text);
  const program = parseSync(text, { syntax: 'typescript', tsx: file.endsWith('x'), target: 'es2022' });
  // The span of a program ends with its last statement, so the base is taken from there.
  const base = program.span.end - Buffer.byteLength(text.trimEnd());
  for (const { span } of functionsIn(program.body)) {
    const { first, length } = linesOf(bytes, base, span);
    const isLong = length > MOST_IN_A_FUNCTION && !hasReason(lines, first);
    if (isLong) faults.push(`${file}:${first}: a function of ${length} lines without a reason`);
  }
}

console.log(faults.join('\n'));
console.log(`${faults.length} files or functions are too long`);
if (faults.length > 0) process.exit(1);
