// Writes the index files that let a folder be added without editing anything else: ops and cards.
// Invariant: output depends only on the folders' contents, sorted; `npm test` checks that it is up to date.
// Next: `npm run generate` runs it; with `--check` it writes nothing and fails if something is stale.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const note = '// Made by scripts/generate-index.mjs from the folders beside it. Do not edit.\n';

const foldersIn = (path) =>
  existsSync(path)
    ? readdirSync(path, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => entry.name)
        .sort()
    : [];

const jsonIn = (path) =>
  existsSync(path)
    ? readdirSync(path)
        .filter((name) => name.endsWith('.json'))
        .sort()
    : [];

const opsWith = (opsPath, file) => foldersIn(opsPath).filter((op) => existsSync(join(opsPath, op, file)));
const record = (name, ops, suffix) =>
  `export const ${name} = {\n${ops.map((op) => `  ${op}: ${op}${suffix},\n`).join('')}};\n`;

/** Does this op's run.ts export a function of that name? */
const exportsFunction = (opsPath, op, name) =>
  new RegExp(`export (function|const) ${name}\\b`).test(readFileSync(join(opsPath, op, 'run.ts'), 'utf8'));

/** Behaviour: `run` carries an action out, `hold` keeps it up while its source works. An op has either or both. */
function behaviour(opsPath, isKernel) {
  const ops = opsWith(opsPath, 'run.ts');
  const can = (op, name) => exportsFunction(opsPath, op, name);
  const names = (op) =>
    ['run', 'hold'].filter((name) => can(op, name)).map((name) => `${name} as ${op}${name}`);
  const type = (op) => (isKernel ? [`type Action as ${op}Action`] : []);
  const imports = ops.map(
    (op) => `import { ${[...type(op), ...names(op)].join(', ')} } from './${op}/run';\n`,
  );
  const cases = (name) => {
    const able = ops.filter((op) => can(op, name));
    const unable = isKernel ? [] : ops.filter((op) => !can(op, name));
    const no = unable.map((op) => `    case '${op}':\n`).join('');
    return (
      able.map((op) => `    case '${op}':\n      ${op}${name}(a, c);\n      return true;\n`).join('') +
      (no === '' ? '' : `${no}      return false;\n`)
    );
  };
  const dispatch = (name, generic, action, compiler, rest) =>
    `export function ${name}Op${generic}(a: ${action}, c: ${compiler}): boolean {\n  switch (a.type) {\n${cases(name)}    default:\n      return ${rest};\n  }\n}\n`;
  if (isKernel) {
    const isGeneric = (op) => readFileSync(join(opsPath, op, 'run.ts'), 'utf8').includes('Action<L');
    const union = ops.map((op) => `  | ${op}Action${isGeneric(op) ? '<L>' : ''}\n`).join('');
    const parts = ['run', 'hold'].map((name) =>
      dispatch(name, '<L extends Language>', 'KernelAction<L>', 'Compiler<L>', 'false'),
    );
    return `${note}import type { Compiler, Language } from '../compiler';\n${imports.join('')}\nexport type KernelAction<L extends Language> =\n${union.trimEnd()};\n\n${parts.join('\n')}`;
  }
  const usesKernelOps = readFileSync(join(opsPath, '../ability.ts'), 'utf8').includes('@sleight/kernel/ops/');
  const parts = ['run', 'hold'].map((name) =>
    dispatch(name, '', 'Action', 'C', usesKernelOps ? `kernel${name}(a, c)` : 'false'),
  );
  const kernelImport = usesKernelOps
    ? "import { holdOp as kernelhold, runOp as kernelrun } from '@sleight/kernel/ops/index.generated';\n"
    : '';
  return `${note}${kernelImport}import type { Action } from '../ability';\nimport type { C } from '../language';\n${imports.join('')}\n${parts.join('\n')}`;
}

/** Schemas: every op folder's schema and the name of its register. The kernel's are generic in the game. */
function schemas(opsPath, isKernel) {
  const ops = opsWith(opsPath, 'schema.ts');
  const imports = ops.map(
    (op) => `import { register as ${op}Register, schema as ${op}Schema } from './${op}/schema';\n`,
  );
  const partsImport = isKernel
    ? "import type { Parts } from '../ability/schema';\n"
    : "import type { OpParts } from '../vocabulary';\n";
  const signature = isKernel
    ? 'export const opSchemas = <T extends string, F, C, V extends string, N extends string>(\n  parts: Parts<T, F, C, V, N>,\n) =>\n'
    : 'export const opSchemas = <A>(parts: OpParts<A>) =>\n';
  const calls = ops.map((op) => `    ${op}Schema(parts),\n`).join('');
  return `${note}${partsImport}${imports.join('')}\n${signature}  [\n${calls}  ] as const;\n\n${record('opRegisters', ops, 'Register')}`;
}

/** Language: every op folder's English and French. An op without both does not compile. */
function language(opsPath) {
  const ops = opsWith(opsPath, 'schema.ts');
  const imports = ops.map(
    (op) =>
      `import { en as ${op}En } from './${op}/en';\nimport { fr as ${op}Fr, participle as ${op}Participle } from './${op}/fr';\n`,
  );
  const entries = ops.map((op) => `  ${op}: { en: ${op}En, fr: ${op}Fr, participle: ${op}Participle },\n`);
  return `${note}${imports.join('')}\nexport const opLanguage = {\n${entries.join('')}};\n`;
}

/** Cards and decks of a game as imports, so that a browser bundle carries them. */
function cards(gamePath) {
  const sets = foldersIn(join(gamePath, 'cards'));
  const cardFiles = sets.flatMap((set) =>
    jsonIn(join(gamePath, 'cards', set)).map((file) => `cards/${set}/${file}`),
  );
  const deckFiles = jsonIn(join(gamePath, 'decks')).map((file) => `decks/${file}`);
  const imports = (prefix, files) =>
    files.map((file, n) => `import ${prefix}${n} from '../../${file}' with { type: 'json' };\n`).join('');
  const list = (name, prefix, files) =>
    `export const ${name}: readonly unknown[] = [\n${files.map((_, n) => `  ${prefix}${n},\n`).join('')}];\n`;
  // A game without deck building has no decks to list.
  const decks = existsSync(join(gamePath, 'decks')) ? `\n${list('deckFiles', 'deck', deckFiles)}` : '';
  return `${note}${imports('card', cardFiles)}${imports('deck', deckFiles)}\n${list('cardFiles', 'card', cardFiles)}${decks}`;
}

function outputs() {
  const kernelOps = join(root, 'kernel/src/ops');
  const made = [
    [join(kernelOps, 'index.generated.ts'), behaviour(kernelOps, true)],
    [join(kernelOps, 'schemas.generated.ts'), schemas(kernelOps, true)],
    [join(kernelOps, 'language.generated.ts'), language(kernelOps)],
  ];
  for (const game of foldersIn(join(root, 'games'))) {
    const gamePath = join(root, 'games', game);
    const ops = join(gamePath, 'src/ops');
    if (existsSync(ops)) {
      made.push([join(ops, 'index.generated.ts'), behaviour(ops, false)]);
      made.push([join(ops, 'schemas.generated.ts'), schemas(ops, false)]);
      made.push([join(ops, 'language.generated.ts'), language(ops)]);
    }
    if (existsSync(join(gamePath, 'cards'))) {
      made.push([join(gamePath, 'src/cards/index.generated.ts'), cards(gamePath)]);
    }
  }
  return made;
}

const stale = outputs().filter(([path, text]) => !existsSync(path) || readFileSync(path, 'utf8') !== text);
if (process.argv.includes('--check')) {
  for (const [path] of stale) console.log(`stale: ${path.slice(root.length + 1)}; run npm run generate`);
  if (stale.length > 0) process.exit(1);
} else {
  for (const [path, text] of stale) writeFileSync(path, text);
}
