// Fingerprints: what many seeded random matches of each ruleset do, as two hashes to compare two commits by.
// Invariant: depends on engine, cards, rules, number of matches and seed only. Nothing is written.
// Read next: scenario/src/playthrough.ts for the matches; golden.ts for the ones that are kept in files.

import { createHash } from 'node:crypto';
import type { Game } from '@sleight/kit';
import { goldenDecks, pairedDecks, pairing } from '@sleight/scenario/golden-decks';
import { playthrough } from '@sleight/scenario/playthrough';
import { shelf } from '@sleight/shelf';
import { count, gameNamed, oneOf, readArguments } from './arguments';
import type { Command } from './command';

interface Fingerprint {
  readonly game: string;
  readonly ruleset: string;
  readonly games: number;
  /** Option keys, answers, facts and the final state by public names: what players see. */
  readonly story: string;
  /** Every state in full but its head: what a match in progress is checked by after an upgrade. */
  readonly states: string;
}

/** Null if the rules allow no deck with today's pool. */
function fingerprintOf(
  game: Game,
  ruleset: string,
  games: number,
  seed: string,
  progress: (done: number) => void,
): Fingerprint | null {
  const book = game.book({ ruleset });
  const decks = goldenDecks(game, book);
  if (Object.keys(decks).length === 0) return null;
  const story = createHash('sha256');
  const states = createHash('sha256');
  for (let i = 0; i < games; i++) {
    const lists = pairedDecks(decks, pairing(decks, i, games));
    const { steps, end } = playthrough(game, book, lists, `${seed}/${game.id}/${ruleset}/${i}`, (s) =>
      states.update(JSON.stringify({ ...s, head: null })),
    );
    for (const step of steps) story.update(`${step}\n`);
    story.update(`${end}\n`);
    if (i % 50 === 49) progress(i + 1);
  }
  const short = (hash: typeof story): string => hash.digest('hex').slice(0, 16);
  return { game: game.id, ruleset, games, story: short(story), states: short(states) };
}

export const fingerprintCommand: Command = {
  name: 'fingerprint',
  usage: 'fingerprint [--game G] [--ruleset R] [--games N] [--seed S] [--json]',
  about: {
    en: 'play seeded random matches of every ruleset and print two hashes: one of option keys, answers, facts and final states, one of every state in full; equal hashes mean that two commits play alike',
    fr: 'jouer des parties aléatoires de chaque jeu de règles à partir d’une graine et afficher deux empreintes\u202f: celle des options, des réponses, des faits et des états finaux, et celle de chaque état complet\u202f; deux versions du code qui jouent de la même façon ont les mêmes empreintes',
  },
  async run(args, terminal) {
    const { values } = readArguments(args, {
      game: { type: 'string' },
      ruleset: { type: 'string' },
      games: { type: 'string' },
      seed: { type: 'string' },
      json: { type: 'boolean' },
    });
    const games = count('games', values.games, 200);
    const found: Fingerprint[] = [];
    for (const game of values.game === undefined ? shelf : [gameNamed(values.game)]) {
      const wanted =
        values.ruleset === undefined ? game.rulesets : [oneOf('ruleset', values.ruleset, game.rulesets)];
      for (const ruleset of wanted) {
        const one = fingerprintOf(game, ruleset, games, values.seed ?? '1', (done) =>
          terminal.progress(`${game.id} ${ruleset}: ${done} / ${games}`),
        );
        if (one === null) continue;
        found.push(one);
        if (values.json !== true)
          terminal.out(`${one.game} ${one.ruleset} ${one.games}: story ${one.story}, states ${one.states}`);
      }
    }
    if (values.json === true) terminal.out(JSON.stringify(found));
    return 0;
  },
};
