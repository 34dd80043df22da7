// What just happened, told to one seat in both languages.
// Invariant: says only what the facts it is given say, so a redacted list stays secret.
// Read next: verbs.ts, round.ts and turn.ts for where facts are told.

import type { Said } from '@sleight/kernel/book';
import { MOD, ref } from '@sleight/kernel/code';
import type { Fact } from '@sleight/kernel/fact';
import type { Moment } from '@sleight/kernel/game';
import type { Seat } from '@sleight/kernel/state';
import { capital, signed } from '@sleight/kernel/text/english';

interface Telling extends Moment {
  readonly you: Seat;
}

const both = (en: string, fr: string): Said => ({ en, fr });
const plural = (n: number, word: string): string => `${n} ${word}${n === 1 ? '' : 's'}`;
const pluralFr = (n: number, word: string): string => `${n} ${word}${n < 2 ? '' : 's'}`;

function cardName(t: Telling, def: string | undefined): Said {
  const index = def === undefined ? undefined : t.after.book.byId.get(def);
  return index === undefined ? both('a card', 'une carte') : t.after.book.defs[index].name;
}

/** "slot 2" and "lane 2" as the facts name them. */
function place(name: string | undefined): Said {
  const [kind, number] = (name ?? '').split(' ');
  if (number === undefined) return both(name ?? '', name ?? '');
  return kind === 'lane'
    ? both(`lane ${number}`, `couloir ${number}`)
    : both(`slot ${number}`, `emplacement ${number}`);
}

/** "your Scout (slot 2)", at the start of a sentence or not. */
function unit(t: Telling, fact: Fact): Said {
  const name = cardName(t, fact.def);
  const at = place(fact.from);
  const mine = fact.seat === t.you;
  return both(
    `${mine ? 'your' : 'enemy'} ${name.en} (${at.en})`,
    `${mine ? `votre ${name.fr}` : `${name.fr} adverse`} (${at.fr})`,
  );
}

/** The two ways to say who did it: `you` verb form and the opponent's. */
function who(t: Telling, fact: Fact, you: Said, foe: Said): Said {
  const said = fact.seat === t.you ? you : foe;
  return both(capital(said.en), capital(said.fr));
}

function effectName(t: Telling, id: number): Said {
  const at = [t.after, t.before].find((p) => p.s.mods.some((mod) => mod.id === id));
  return at === undefined
    ? both('an ongoing effect', 'un effet persistant')
    : at.book.naming.ref(at, t.you, ref(MOD, id)).say;
}

function drawn(t: Telling, facts: readonly Fact[]): Said {
  const n = facts.length;
  const names = facts.filter((fact) => fact.def !== undefined).map((fact) => cardName(t, fact.def));
  const count = both(plural(n, 'card'), pluralFr(n, 'carte'));
  const list = (language: keyof Said): string =>
    names.length === 0 ? count[language] : names.map((name) => name[language]).join(', ');
  return who(
    t,
    facts[0],
    both(`you draw ${list('en')}.`, `vous piochez ${list('fr')}.`),
    both(`the opponent draws ${list('en')}.`, `l'adversaire pioche ${list('fr')}.`),
  );
}

type Sayer = (t: Telling, fact: Fact, n: number) => Said | null;

const aboutUnit =
  (en: (name: string, n: number) => string, fr: (name: string, n: number) => string): Sayer =>
  (t, fact, n) => {
    const name = unit(t, fact);
    return both(capital(en(name.en, n)), capital(fr(name.fr, n)));
  };

const byPlayer =
  (you: (n: number, card: Said) => Said, foe: (n: number, card: Said) => Said): Sayer =>
  (t, fact, n) =>
    who(t, fact, you(n, cardName(t, fact.def)), foe(n, cardName(t, fact.def)));

const play: Sayer = (t, fact) => {
  const card = cardName(t, fact.def);
  const at = place(fact.to);
  const where = fact.to === undefined ? both('', '') : both(` in ${at.en}`, ` à l'${at.fr}`);
  return who(
    t,
    fact,
    both(`you play ${card.en}${where.en}.`, `vous jouez ${card.fr}${where.fr}.`),
    both(`the opponent plays ${card.en}${where.en}.`, `l'adversaire joue ${card.fr}${where.fr}.`),
  );
};

const move: Sayer = (t, fact) => {
  const name = unit(t, fact);
  const to = place(fact.to);
  return both(capital(`${name.en} moves to ${to.en}.`), capital(`${name.fr} se déplace vers l'${to.fr}.`));
};

const lane: Sayer = (t, fact) => {
  const at = place(fact.to);
  if (fact.seat === undefined) return both(`Nobody wins ${at.en}.`, `Personne ne remporte le ${at.fr}.`);
  return who(
    t,
    fact,
    both(`you win ${at.en}.`, `vous remportez le ${at.fr}.`),
    both(`the opponent wins ${at.en}.`, `l'adversaire remporte le ${at.fr}.`),
  );
};

/** A result without a seat is a tie. */
const result =
  (tie: Said, won: Said, lost: Said): Sayer =>
  (t, fact) =>
    fact.seat === undefined ? tie : fact.seat === t.you ? won : lost;

const healed = aboutUnit(
  (name, n) => `${name} is healed by ${n}.`,
  (name, n) => `${name} récupère ${n}.`,
);

/** A unit without damage is told to heal, too; nothing comes of it. */
const heal: Sayer = (t, fact, n) => (n === 0 ? null : healed(t, fact, n));

const silent: Sayer = () => null;

const SAYERS: Readonly<Record<string, Sayer>> = {
  round: (t, fact, n) =>
    fact.seat === t.you
      ? both(`Round ${n} begins. You have first priority.`, `La manche ${n} commence. Vous avez la priorité.`)
      : both(
          `Round ${n} begins. The opponent has first priority.`,
          `La manche ${n} commence. L'adversaire a la priorité.`,
        ),
  mulligan: byPlayer(
    (n) => both(`you exchange ${plural(n, 'card')}.`, `vous échangez ${pluralFr(n, 'carte')}.`),
    (n) =>
      both(`the opponent exchanges ${plural(n, 'card')}.`, `l'adversaire échange ${pluralFr(n, 'carte')}.`),
  ),
  play,
  deploy: silent,
  activate: byPlayer(
    (_, card) => both(`you activate ${card.en}.`, `vous activez ${card.fr}.`),
    (_, card) => both(`the opponent activates ${card.en}.`, `l'adversaire active ${card.fr}.`),
  ),
  pass: byPlayer(
    () => both('you pass.', 'vous passez.'),
    () => both('the opponent passes.', "l'adversaire passe."),
  ),
  discard: byPlayer(
    (_, card) => both(`you discard ${card.en}.`, `vous défaussez ${card.fr}.`),
    (_, card) => both(`the opponent discards ${card.en}.`, `l'adversaire défausse ${card.fr}.`),
  ),
  return: byPlayer(
    (_, card) =>
      both(`you take ${card.en} back from your discard.`, `vous reprenez ${card.fr} de votre défausse.`),
    (_, card) =>
      both(
        `the opponent takes ${card.en} back from their discard.`,
        `l'adversaire reprend ${card.fr} de sa défausse.`,
      ),
  ),
  damage: aboutUnit(
    (name, n) => `${name} takes ${n} damage.`,
    (name, n) => `${name} subit ${pluralFr(n, 'dégât')}.`,
  ),
  heal,
  power: aboutUnit(
    (name, n) => `${name} gets ${signed(n)} power.`,
    (name, n) => `${name} ${n < 0 ? 'subit' : 'gagne'} ${signed(n)} puissance.`,
  ),
  sacrifice: aboutUnit(
    (name) => `${name} is sacrificed.`,
    (name) => `sacrifice\u202f: ${name}.`,
  ),
  die: aboutUnit(
    (name) => `${name} dies.`,
    (name) => `${name} meurt.`,
  ),
  bounce: aboutUnit(
    (name) => `${name} returns to hand.`,
    (name) => `${name} retourne en main.`,
  ),
  move,
  conquer: aboutUnit(
    (name) => `${name} conquers.`,
    (name) => `${name} conquiert.`,
  ),
  gainVp: byPlayer(
    (n) => both(`you gain ${n} VP.`, `vous gagnez ${n} PV.`),
    (n) => both(`the opponent gains ${n} VP.`, `l'adversaire gagne ${n} PV.`),
  ),
  loseVp: byPlayer(
    (n) => both(`you lose ${n} VP.`, `vous perdez ${n} PV.`),
    (n) => both(`the opponent loses ${n} VP.`, `l'adversaire perd ${n} PV.`),
  ),
  nextUnitPower: byPlayer(
    (n) =>
      both(`your next unit gets ${signed(n)} power.`, `votre prochaine unité gagne ${signed(n)} puissance.`),
    (n) =>
      both(
        `the opponent's next unit gets ${signed(n)} power.`,
        `la prochaine unité adverse gagne ${signed(n)} puissance.`,
      ),
  ),
  grant: (t, fact) => {
    const effect = effectName(t, fact.object ?? 0);
    return both(`New effect: ${effect.en}`, `Nouvel effet\u202f: ${effect.fr}`);
  },
  removeEffect: (t, fact) => {
    const effect = effectName(t, fact.object ?? 0);
    return both(`Effect removed: ${effect.en}`, `Effet retiré\u202f: ${effect.fr}`);
  },
  lane,
  vp: byPlayer(
    (n) => both(`you finish the round with ${n} VP.`, `vous finissez la manche avec ${n} PV.`),
    (n) => both(`the opponent finishes with ${n} VP.`, `l'adversaire finit avec ${n} PV.`),
  ),
  roundResult: result(
    both('The round is tied: a mark for each.', 'Manche nulle\u202f: une marque pour chacun.'),
    both('You win the round.', 'Vous remportez la manche.'),
    both('The opponent wins the round.', "L'adversaire remporte la manche."),
  ),
  matchResult: result(
    both('The match is a draw.', 'La partie est nulle.'),
    both('You win the match!', 'Vous remportez la partie\u202f!'),
    both('The opponent wins the match.', "L'adversaire remporte la partie."),
  ),
  concede: byPlayer(
    () => both('you concede the match.', 'vous abandonnez la partie.'),
    () => both('the opponent concedes the match.', "l'adversaire abandonne la partie."),
  ),
  cleanup: silent,
};

/** A sacrificed unit dies too (11.2): one line is enough. */
const isSaid = (facts: readonly Fact[], i: number): boolean => {
  const fact = facts[i];
  return (
    fact.verb === 'die' && facts.slice(0, i).some((f) => f.verb === 'sacrifice' && f.object === fact.object)
  );
};

const drawsOn = (a: Fact, b: Fact | undefined): boolean =>
  b !== undefined && a.verb === 'draw' && b.verb === 'draw' && a.seat === b.seat;

/** One line per fact worth telling; draws in a row are one line. */
export function log(moment: Moment, facts: readonly Fact[], you: Seat): Said[] {
  const t: Telling = { ...moment, you };
  const lines: Said[] = [];
  for (let i = 0; i < facts.length; i++) {
    const fact = facts[i];
    if (isSaid(facts, i)) continue;
    if (fact.verb === 'draw') {
      const first = i;
      while (drawsOn(fact, facts[i + 1])) i++;
      lines.push(drawn(t, facts.slice(first, i + 1)));
      continue;
    }
    const said = SAYERS[fact.verb]?.(t, fact, fact.amount ?? 0) ?? null;
    if (said !== null) lines.push(said);
  }
  return lines;
}

/** The verbs that have words, so that a test can find a fact without any. */
export const saidVerbs: readonly string[] = ['draw', ...Object.keys(SAYERS)];
