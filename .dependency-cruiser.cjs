// Who may import whom (the rooms of the house). Each room lists what it may reach; all else is an error.
// Test files may also use vitest, fast-check and Node itself. Checked by `npm test`.

const tests = '\\.test\\.ts$';
const doors = [
  '^[^.]*/src/(index|main|crashes|extremes|load|reopen)\\.ts$',
  '^apps/server/src/testing/setup\\.ts$',
  tests,
];
const testTools = 'node_modules/(vitest|fast-check)/';
const zod = 'node_modules/zod/';
const yaml = 'node_modules/yaml/';

/** Two rules for one room: its code reaches only `allowed`; its tests reach that, the test tools and Node. */
const room = (name, comment, path, allowed) => [
  {
    name,
    comment,
    severity: 'error',
    from: { path, pathNot: tests },
    to: { pathNot: allowed },
  },
  {
    name: `${name} (tests)`,
    comment,
    severity: 'error',
    from: { path: `${path}.*${tests}` },
    to: { pathNot: [...allowed, testTools], dependencyTypesNot: ['core'] },
  },
];

module.exports = {
  forbidden: [
    ...room('kernel', 'The kernel imports nothing but zod and itself.', '^kernel/', ['^kernel/', zod]),
    ...room('art', 'Pictures are drawn from facts: art imports nothing but itself.', '^art/', ['^art/']),
    ...room('games', 'A game imports the kernel, zod and itself, never another game.', '^games/([^/]+)/', [
      '^games/$1/',
      '^kernel/',
      zod,
    ]),
    ...room('search', 'Search imports the kernel; a game is handed to it.', '^search/', [
      '^search/',
      '^kernel/',
    ]),
    ...room('scenario', 'Scenarios import the kernel, the games and yaml.', '^scenario/', [
      '^scenario/',
      '^kernel/',
      '^games/',
      yaml,
    ]),
    ...room('lessons', 'Lessons import the kernel, the games, scenarios and yaml.', '^lessons/', [
      '^lessons/',
      '^scenario/',
      '^kernel/',
      '^games/',
      yaml,
    ]),
    // That it takes only types from the kernel is checked by scripts/types-only.grit.
    ...room('protocol', 'The protocol imports zod and the kernel’s types.', '^protocol/', [
      '^protocol/',
      '^kernel/',
      zod,
    ]),
    {
      name: 'apps-are-apart',
      comment: 'An app imports any room, never another app.',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one idea, or hide a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-forgotten-files',
      comment: 'Every source file is reached from a door of its house (index, main) or from a test.',
      severity: 'error',
      from: { path: doors },
      // The pages are reached by their names, and from files that cannot be read here; knip looks after them.
      to: { path: '/src/.*\\.ts$', pathNot: [...doors, 'node_modules', '^apps/web/'], reachable: false },
    },
    {
      name: 'resolvable',
      comment: 'Every import leads somewhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // swc is not asked to read JSX, and cannot be.
    exclude: { path: '\\.tsx$|/\\.next/' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
