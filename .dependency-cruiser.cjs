// Who may import whom (the rooms of the house). Each room lists what it may reach; all else is an error.
// Test files may also use vitest, fast-check and Node itself. Checked by `npm test`.

const tests = '\\.test\\.ts$';
const doors = [
  '^[^.]*/src/(index|main|crashes|extremes|load|reopen|dresses)\\.ts$',
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
    ...room('kit', 'The kit imports the kernel, zod and itself.', '^kit/', ['^kit/', '^kernel/', zod]),
    ...room('art', 'Pictures are drawn from facts: art imports nothing but itself.', '^art/', ['^art/']),
    ...room(
      'games',
      'A game imports the kernel, the kit, art, zod and itself, never another game.',
      '^games/([^/]+)/',
      ['^games/$1/', '^kernel/', '^kit/', '^art/', zod],
    ),
    {
      name: 'art-is-apart',
      comment: "Only a game's art folder draws, so the rules stay small enough for a browser's worker.",
      severity: 'error',
      from: { path: '^games/[^/]+/src/', pathNot: '^games/[^/]+/src/art/' },
      to: { path: '^art/|^games/[^/]+/src/art/' },
    },
    {
      name: 'dress-is-data',
      comment: 'Every page loads the dress of every game: it imports types of the kit and nothing else.',
      severity: 'error',
      from: { path: '^games/[^/]+/src/dress\\.ts$' },
      to: { pathNot: '^kit/src/contract/dress\\.ts$' },
    },
    ...room('shelf', 'The shelf imports the kit, art and every game.', '^shelf/', [
      '^shelf/',
      '^kernel/',
      '^kit/',
      '^art/',
      '^games/',
    ]),
    ...room('search', 'Search imports the kernel and the kit; a game is handed to it.', '^search/', [
      '^search/',
      '^kernel/',
      '^kit/',
    ]),
    ...room(
      'scenario',
      'Scenarios import the kernel, the kit, the shelf, the games and yaml.',
      '^scenario/',
      ['^scenario/', '^kernel/', '^kit/', '^shelf/', '^games/', yaml],
    ),
    ...room('lessons', 'Lessons import the kernel, the kit, the shelf, scenarios and yaml.', '^lessons/', [
      '^lessons/',
      '^scenario/',
      '^kernel/',
      '^kit/',
      '^shelf/',
      yaml,
    ]),
    // That it takes only types from them is checked by scripts/types-only.grit.
    ...room('protocol', 'The protocol imports zod and types of the kernel and the kit.', '^protocol/', [
      '^protocol/',
      '^kernel/',
      '^kit/',
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
      comment: 'Every source file is imported, or is a door of its house (index, main) or a test.',
      severity: 'error',
      from: {},
      // The pages are reached by their names, and from files that cannot be read here; knip looks after them.
      module: {
        path: '/src/.*\\.ts$',
        pathNot: [...doors, 'node_modules', '^apps/web/'],
        numberOfDependentsLessThan: 1,
      },
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
