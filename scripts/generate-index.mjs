// Writes the index files that let a folder be added without editing anything else: ops, words, cards and games.
// Invariant: output depends only on the folders' contents, sorted; `npm test` checks that it is up to date.
// Next: `npm run indexes` runs it, and so does `npm run generate`; with `--check` it writes nothing and fails if something is stale.
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

/** Behaviour: `run` executes an action, `hold` applies it while its source is active. An op has either or both. */
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
      dispatch(name, '<L extends AbilityTypes>', 'KernelAction<L>', 'Compiler<L>', 'false'),
    );
    return `${note}import type { AbilityTypes, Compiler } from '../compiler';\n${imports.join('')}\nexport type KernelAction<L extends AbilityTypes> =\n${union.trimEnd()};\n\n${parts.join('\n')}`;
  }
  const usesKernelOps = readFileSync(join(opsPath, '../ability.ts'), 'utf8').includes('@sleight/kernel/ops/');
  // A game whose own ops hold nothing has no use for the kernel's either.
  const ways = ['run', 'hold'].filter((name) => name === 'run' || ops.some((op) => can(op, name)));
  const parts = ways.map((name) =>
    dispatch(name, '', 'Action', 'C', usesKernelOps ? `kernel${name}(a, c)` : 'false'),
  );
  const borrowed = ways.toSorted().map((name) => `${name}Op as kernel${name}`);
  const kernelImport = usesKernelOps
    ? `import { ${borrowed.join(', ')} } from '@sleight/kernel/ops/index.generated';\n`
    : '';
  return `${note}${kernelImport}import type { Action } from '../ability';\nimport type { C } from '../language';\n${imports.join('')}\n${parts.join('\n')}`;
}

/** Do the ops of this game say what they are? Then every one of them does. */
const haveTraits = (opsPath) =>
  foldersIn(opsPath).some((op) =>
    /export const traits\b/.test(readFileSync(join(opsPath, op, 'schema.ts'), 'utf8')),
  );

/** Schemas: every op folder's schema, register name and traits. The kernel's are generic in the game. */
function schemas(opsPath, isKernel) {
  const ops = opsWith(opsPath, 'schema.ts');
  const withTraits = haveTraits(opsPath);
  const trait = (op) => (withTraits ? `, traits as ${op}Traits` : '');
  const imports = ops.map(
    (op) =>
      `import { register as ${op}Register, schema as ${op}Schema${trait(op)} } from './${op}/schema';\n`,
  );
  const partsImport = isKernel
    ? "import type { SchemaParts } from '../ability/schema';\n"
    : "import type { OpParts } from '../vocabulary';\n";
  const signature = isKernel
    ? 'export const opSchemas = <T extends string, F, C, V extends string, N extends string>(\n  parts: SchemaParts<T, F, C, V, N>,\n) =>\n'
    : 'export const opSchemas = <A>(parts: OpParts<A>) =>\n';
  const calls = ops.map((op) => `    ${op}Schema(parts),\n`).join('');
  return `${note}${partsImport}${imports.join('')}\n${signature}  [\n${calls}  ] as const;\n\n${record('opRegisters', ops, 'Register')}${withTraits ? `\n${record('opTraits', ops, 'Traits')}` : ''}`;
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

/** Filters, conditions and amounts: a folder each, named after the field that marks it; `whole` is a plain number. */
const WORDS = [
  { folder: 'filters', one: 'filter', type: 'Filter' },
  { folder: 'conditions', one: 'cond', type: 'Cond' },
  { folder: 'amounts', one: 'amount', type: 'Amount' },
];

/** The folders in their order: each stands behind the one that its schema says it follows, else by name. */
function wordsIn(path) {
  const names = foldersIn(path);
  const follows = new Map(
    names.map((name) => [
      name,
      /export const follows = '(\w+)'/.exec(readFileSync(join(path, name, 'schema.ts'), 'utf8'))?.[1],
    ]),
  );
  for (const [name, before] of follows)
    if (before !== undefined && !names.includes(before))
      throw new Error(`${join(path, name)} follows "${before}", which is no folder`);
  const from = (before) =>
    names.filter((name) => follows.get(name) === before).flatMap((name) => [name, ...from(name)]);
  const ordered = from(undefined);
  const lost = names.filter((name) => !ordered.includes(name));
  if (lost.length > 0) throw new Error(`${path}: ${lost.join(', ')} follow each other in a circle`);
  return ordered;
}

const wordType = (name) => name[0].toUpperCase() + name.slice(1);
const lines = (list, line) => list.map((item) => `${line(item)}\n`).join('');
const importing = (words, file, what) =>
  lines(words, (word) => `import { ${what(word)} } from './${word}/${file}';`);

/** The text of a word's schema, and of the kernel's where it takes that one. */
function schemaText(path, word) {
  const text = readFileSync(join(path, word, 'schema.ts'), 'utf8');
  const taken = /^export .* from '@sleight\/kernel\/(.*)';$/m.exec(text)?.[1];
  return taken === undefined ? text : text + readFileSync(join(root, 'kernel/src', `${taken}.ts`), 'utf8');
}

/** Words whose own field names a register, as their schema says. */
function references(path, words, one) {
  const found = words.filter((word) => /export const isReference = true/.test(schemaText(path, word)));
  if (found.length === 0) return '';
  return `/** Those whose field names a register. */\nexport const ${one}References: readonly string[] = [${found.map((word) => `'${word}'`).join(', ')}];\n\n`;
}

function wordSchemas(path, { one, type, folder }) {
  const words = wordsIn(path);
  const isGeneric = (word) => new RegExp(`\\b${wordType(word)}<`).test(schemaText(path, word));
  const union = lines(words, (word) => `  | ${wordType(word)}${isGeneric(word) ? '<W>' : ''}`).trimEnd();
  return `${note}import { formsOf, type WordParts, type WordTypes } from '@sleight/kernel/ability/words';
${importing(words, 'schema', (word) => `type ${wordType(word)}, schema as ${word}Schema`)}
export type ${type}Of<${words.some(isGeneric) ? 'W' : '_W'} extends WordTypes> =
${union};

/** The names of the ${folder}, in the order of the normal form. */
export const ${one}Names = [
${lines(words, (word) => `  '${word}',`)}] as const;

${references(path, words, one)}export const ${one}Schemas = <W extends WordTypes>(parts: WordParts<W>) =>
  formsOf<W, ${type}Of<W>>(parts, [
${lines(words, (word) => `    ${word}Schema,`)}  ]);
`;
}

/** A function that hands a word to the file of its folder. */
const handing = (words, { type }, name, context, result, suffix) =>
  `const ${name}s: ForEachWord<Name, ${type}, ${context}, ${result}> = {
${lines(words, (word) => `  ${word}: ${word}${suffix},`)}};

export function ${name}(word: ${type}, context: ${context}): ${result} {
${lines(
  words,
  (word) =>
    `  if (${word === 'whole' ? "typeof word === 'number'" : `'${word}' in word`}) return ${name}s.${word}(word, context);`,
)}  return noWord(word);
}
`;

const wordHead = ({ one, type }, imports) =>
  `import { type ForEachWord, noWord } from '@sleight/kernel/ability/words';
${imports}import type { ${type} } from '../vocabulary';
import type { ${one}Names } from './schemas.generated';
`;

/** Do the words of this kind say what they mean of a printed card, for deck rules? Then every one of them does. */
const askPrinted = (path, words) =>
  words.some((word) => /export const printed\b/.test(readFileSync(join(path, word, 'meaning.ts'), 'utf8')));

function wordMeanings(path, kind) {
  const words = wordsIn(path);
  const { one, type } = kind;
  const withPrinted = askPrinted(path, words);
  const known = withPrinted ? `ListedCard, Meanings, ${type}Meaning` : `Meanings, ${type}Meaning`;
  const imports = importing(
    words,
    'meaning',
    (word) => `meaning as ${word}Meaning${withPrinted ? `, printed as ${word}Printed` : ''}`,
  );
  const parts = [
    handing(words, kind, `${one}Meaning`, 'Meanings', `${type}Meaning`, 'Meaning'),
    ...(withPrinted ? [handing(words, kind, `${one}Printed`, 'ListedCard', 'boolean', 'Printed')] : []),
  ];
  return `${note}${wordHead(kind, `import type { ${known} } from '../language';\n`)}${imports}
type Name = (typeof ${one}Names)[number];

${parts.join('\n')}`;
}

function wordLanguage(path, kind) {
  const words = wordsIn(path);
  const { one, type } = kind;
  const types = `import type { ${type}Context, ${type}English, ${type}French } from '../words/context';\n`;
  return `${note}${wordHead(kind, types)}${lines(
    words,
    (word) =>
      `import { en as ${word}En } from './${word}/en';\nimport { fr as ${word}Fr } from './${word}/fr';`,
  )}
type Name = (typeof ${one}Names)[number];

export const ${one}English: Readonly<Record<Name, ${type}English>> = {
${lines(words, (word) => `  ${word}: ${word}En,`)}};

${handing(words, kind, `${one}French`, `${type}Context`, `${type}French`, 'Fr')}`;
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

/** The games that the shelf depends on, in its order: all at once and each on its own, their dresses and their art. */
function shelf(shelfPath) {
  const { dependencies } = JSON.parse(readFileSync(join(shelfPath, 'package.json'), 'utf8'));
  const there = foldersIn(join(root, 'games'));
  const games = Object.keys(dependencies)
    .map((name) => name.replace('@sleight/', ''))
    .filter((id) => there.includes(id));
  const from = '// Made by scripts/generate-index.mjs from ../package.json. Do not edit.\n';
  /** river-duel exports riverDuelGame. */
  const camel = (id) => id.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
  const key = (id) => (id.includes('-') ? `'${id}'` : id);
  const imports = (ids, what, file) =>
    lines(ids, (id) => `import { ${what(id)} } from '@sleight/${id}/${file}';`);
  const list = (ids, name, one) => `\nexport const ${name} = [${ids.map(one).join(', ')}];\n`;
  const apart = lines(
    games,
    (id) => `  ${key(id)}: async () => (await import('@sleight/${id}/game')).${camel(id)}Game,`,
  );
  // Pictures are optional: a game without any is drawn in the plain way.
  const drawn = games.filter((id) => existsSync(join(root, 'games', id, 'src/art/index.ts')));
  const all = (ids, name, what, file) => {
    const named = (id) => `${camel(id)}${wordType(what)}`;
    const imported = (id) => `${name === 'games' ? '' : `${what} as `}${named(id)}`;
    return `${from}${imports(ids, imported, file)}${list(ids, name, named)}`;
  };
  return [
    [join(shelfPath, 'src/games.generated.ts'), all(games, 'games', 'game', 'game')],
    [join(shelfPath, 'src/loaders.generated.ts'), `${from}export const loaders = {\n${apart}};\n`],
    [join(shelfPath, 'src/dresses.generated.ts'), all(games, 'allDresses', 'dress', 'dress')],
    [join(shelfPath, 'src/art.generated.ts'), all(drawn, 'allArt', 'art', 'art/index')],
  ];
}

function outputs() {
  const kernelOps = join(root, 'kernel/src/ops');
  const made = [
    [join(kernelOps, 'index.generated.ts'), behaviour(kernelOps, true)],
    [join(kernelOps, 'schemas.generated.ts'), schemas(kernelOps, true)],
    [join(kernelOps, 'language.generated.ts'), language(kernelOps)],
  ];
  const games = foldersIn(join(root, 'games')).map((game) => join(root, 'games', game));
  for (const gamePath of [...games, join(root, 'kit/template')]) {
    const ops = join(gamePath, 'src/ops');
    if (existsSync(ops)) {
      made.push([join(ops, 'index.generated.ts'), behaviour(ops, false)]);
      made.push([join(ops, 'schemas.generated.ts'), schemas(ops, false)]);
      made.push([join(ops, 'language.generated.ts'), language(ops)]);
    }
    for (const kind of WORDS) {
      const path = join(gamePath, 'src', kind.folder);
      if (!existsSync(path)) continue;
      made.push([join(path, 'schemas.generated.ts'), wordSchemas(path, kind)]);
      made.push([join(path, 'meanings.generated.ts'), wordMeanings(path, kind)]);
      made.push([join(path, 'language.generated.ts'), wordLanguage(path, kind)]);
    }
    if (existsSync(join(gamePath, 'cards'))) {
      made.push([join(gamePath, 'src/cards/index.generated.ts'), cards(gamePath)]);
    }
  }
  return [...made, ...shelf(join(root, 'shelf'))];
}

const stale = outputs().filter(([path, text]) => !existsSync(path) || readFileSync(path, 'utf8') !== text);
if (process.argv.includes('--check')) {
  for (const [path] of stale) console.log(`stale: ${path.slice(root.length + 1)}; run npm run indexes`);
  if (stale.length > 0) process.exit(1);
} else {
  for (const [path, text] of stale) writeFileSync(path, text);
}
