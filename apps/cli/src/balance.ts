// The balance of a game's cards: how often a round is won with each, between players that look one round ahead.
// Invariant: it lists cards outside the game's band and changes nothing; the same seed gives the same figures.
// Read next: games.ts for the games that offer it.

import type { Language } from '@sleight/kernel/book';
import type { BalanceReport } from '@sleight/kit/contract/balance';
import { shelf } from '@sleight/shelf';
import { count, gameNamed, oneOf, readArguments, rulebook } from './arguments';
import type { Command } from './command';
import { figure, percent } from './figures';
import { misuse } from './misuse';

function readable(report: BalanceReport, language: Language): string {
  const share = (one: number): string => percent(one, language);
  const { games, policy, wins, draws, rounds, survivors, band, cards, outside } = report;
  const width = Math.max(...cards.map(({ name }) => name[language].length)) + 2;
  const line = ({ id, name, share: won, decided }: BalanceReport['cards'][number]): string => {
    const mark = outside.some((card) => card.id === id) ? '  !' : '';
    return `  ${name[language].padEnd(width)}${share(won).padStart(7)}  ${`${decided}`.padStart(8)}${mark}`;
  };
  const sorted = cards.toSorted((a, b) => b.share - a.share).map(line);
  const fates = [survivors.both, survivors.one, survivors.none].map(share).join(' / ');
  const within = band.map(share);
  const inside = cards.length - outside.length;
  const named = outside.map((card) => `${card.name[language]} ${share(card.share)}`).join(', ');
  return {
    en: [
      `${report.game}, ${policy}: ${games} games, wins ${wins[0]} and ${wins[1]}, draws ${draws}`,
      `rounds ${rounds.mean} (${rounds.fewest}-${rounds.most}); both, one or no card survived: ${fates}`,
      'win rate of each card in decided rounds, and the number of rounds:',
      ...sorted,
      `${inside} of ${cards.length} cards within ${within.join('-')}${named === '' ? '' : `; outside: ${named}`}`,
    ],
    fr: [
      `${report.game}, ${policy}\u202f: ${games} parties, victoires ${wins[0]} et ${wins[1]}, nulles ${draws}`,
      `manches ${figure(rounds.mean, language)} (${rounds.fewest}-${rounds.most})\u202f; deux, une ou aucune carte survivante\u202f: ${fates}`,
      'taux de victoire de chaque carte dans les manches décidées, et nombre de manches\u202f:',
      ...sorted,
      `${inside} cartes sur ${cards.length} entre ${within.join(' et ')}${named === '' ? '' : `\u202f; en dehors\u202f: ${named}`}`,
    ],
  }[language].join('\n');
}

export const balanceCommand: Command = {
  name: 'balance',
  usage: 'balance --game G [--games N] [--policy P] [--seed S] [--ruleset R] [--rules JSON] [--json]',
  about: {
    en: 'measure how often each card wins a round, between players that look one round ahead',
    fr: 'mesurer combien de manches chaque carte fait gagner, entre joueurs qui anticipent une manche',
  },
  async run(args, terminal) {
    const { values } = readArguments(args, {
      game: { type: 'string' },
      games: { type: 'string' },
      policy: { type: 'string' },
      seed: { type: 'string' },
      ruleset: { type: 'string' },
      rules: { type: 'string' },
      json: { type: 'boolean' },
    });
    const game = gameNamed(values.game);
    const { balance } = game;
    if (balance === undefined) {
      const able = shelf.filter((one) => one.balance !== undefined).map(({ id }) => id);
      throw misuse(
        `${game.name.en} has no balance figures. Games that do: ${able.join(', ')}.`,
        `${game.name.fr} n’a pas de chiffres d’équilibre. Jeux qui en ont\u202f: ${able.join(', ')}.`,
      );
    }
    const games = count('games', values.games, 1000);
    const report = balance.measure(rulebook(game, values.ruleset, values.rules).book, {
      games,
      seed: values.seed ?? '1',
      policy: oneOf('policy', values.policy, balance.policies),
      progress: (done) => terminal.progress(`${done} / ${games}`),
    });
    terminal.out(values.json === true ? JSON.stringify(report) : readable(report, terminal.language));
    return 0;
  },
};
