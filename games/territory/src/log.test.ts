// The log covers every fact, in both languages, and reveals no more than its facts.

import { playing } from '@sleight/kernel/decide';
import type { Fact } from '@sleight/kernel/fact';
import { redact } from '@sleight/kernel/telling';
import { logFaults, moments } from '@sleight/kit/random-play';
import { describe, expect, test } from 'vitest';
import { territory } from './book';
import { log, saidVerbs } from './log';
import { newMatch } from './random-play';

const book = territory({ rules: { leaders: true, mulligan: 2, mulliganRounds: 'every' } });

const begin = (seed: number) => ({ book, s: newMatch(book, seed, true) });

const draw = (seat: 0 | 1, def: string): Fact => ({
  n: 0,
  verb: 'draw',
  seat,
  secret: { to: 1 << seat, fields: { def } },
});

describe('the log', () => {
  test('has words for every verb of a match, in both languages', () => {
    const { verbs, faults } = logFaults(log, saidVerbs, moments(60, begin));
    expect(faults).toEqual([]);
    expect(verbs.size).toBeGreaterThan(20);
  });

  test("names your own draws, and only counts the other player's", () => {
    const p = playing(book, newMatch(book, 0, true));
    const moment = { before: p, after: p };
    const facts = [draw(0, 'scout'), draw(0, 'champion'), draw(0, 'scout'), draw(1, 'pawn')];
    expect(log(moment, redact(facts, 0), 0).map((line) => line.en)).toEqual([
      'You draw Scout ×2 and Champion.',
      '{1} draws 1 card.',
    ]);
    expect(log(moment, redact(facts, 1), 1).map((line) => line.fr)).toEqual([
      '{0} pioche 3 cartes.',
      'Vous piochez Pion.',
    ]);
  });

  test('reports a sacrifice once, although the unit also dies', () => {
    const p = playing(book, newMatch(book, 0, true));
    const unit = { seat: 0, object: 7, def: 'pawn', from: 'slot 2' } as const;
    const facts: Fact[] = [
      { n: 0, verb: 'sacrifice', ...unit },
      { n: 1, verb: 'die', ...unit },
    ];
    expect(log({ before: p, after: p }, facts, 0)).toHaveLength(1);
  });

  test('reports an effect that several slots gain in one line', () => {
    const grants = [...moments(20, begin)].flatMap(({ facts, moment }) => {
      const granted = facts.filter(({ verb }) => verb === 'grant');
      return granted.length === 0 ? [] : log(moment, granted, 0);
    });
    const fits = (english: RegExp, french: RegExp) =>
      grants.some(({ en, fr }) => english.test(en) && french.test(fr));
    expect(
      fits(
        /^Your slots 1, 2, 3 and 4 gain “.+”$/,
        /^Vos emplacements 1, 2, 3 et 4 gagnent «\u202f.+\u202f»\.$/u,
      ),
    ).toBe(true);
    expect(fits(/^\{1\}’s slot \d gains /, /^L’emplacement \d de \{1\} gagne /)).toBe(true);
  });

  test('adds up what a unit gains, and tells equal changes of several units in one line', () => {
    const p = playing(book, newMatch(book, 0, true));
    const fact = (object: number, from: string, amount: number): Fact => ({
      n: 0,
      verb: 'power',
      seat: 0,
      object,
      def: 'scout',
      from,
      amount,
    });
    const told = (...facts: Fact[]) => log({ before: p, after: p }, facts, 0);
    expect(told(fact(7, 'slot 1', 1), fact(7, 'slot 1', 1)).map(({ en }) => en)).toEqual([
      'Your Scout (slot 1) gets +2 power.',
    ]);
    expect(told(fact(7, 'slot 1', -1), fact(8, 'slot 2', -1))).toEqual([
      {
        en: 'Your Scout (slot 1) and Scout (slot 2) get -1 power.',
        fr: 'Votre Éclaireur (emplacement 1) et votre Éclaireur (emplacement 2) subissent -1 en puissance.',
        under: true,
      },
    ]);
  });

  test('does not mention a unit with nothing to heal', () => {
    const p = playing(book, newMatch(book, 0, true));
    const healed = (amount: number): string[] =>
      log({ before: p, after: p }, [{ n: 0, verb: 'heal', seat: 0, object: 7, def: 'pawn', amount }], 0).map(
        (line) => line.en,
      );
    expect(healed(0)).toEqual([]);
    expect(healed(2)).toHaveLength(1);
  });
});
