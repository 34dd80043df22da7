// A card's French text.
// Invariant: the same stats in the same order as English; the narrow spaces are French typography.

import { capital, signed } from '@sleight/kernel/text/english';
import { colon, count, noun } from '@sleight/kernel/text/french';
import type { Action, Card, Effect, Stats, Summed, Timing, Trigger } from '../cards/schema';

/** The target of a change: +2 aux dégâts, -1 en santé. */
const SUMMED: Record<Summed, string> = { damage: 'aux dégâts', health: 'en santé' };

const MOMENT: Record<Timing, string> = {
  on_play: 'avant le combat',
  post_combat: 'après le combat',
  end_of_round: 'à la fin de la manche',
};

type Decided = Exclude<Trigger, 'on_play'>;

/** At the end of the round the outcome of combat is in the past tense. */
const CONDITION: Record<Decided, { now: string; past: string }> = {
  if_survives: { now: 'cette carte survit', past: 'cette carte a survécu' },
  if_destroyed: { now: 'cette carte est détruite', past: 'cette carte a été détruite' },
  if_defeats: { now: "cette carte vainc l'autre", past: "cette carte a vaincu l'autre" },
  if_doesnt_defeat: { now: "l'autre carte survit", past: "l'autre carte a survécu" },
};

function head({ trigger, timing }: Effect): string {
  if (trigger === 'on_play') return MOMENT[timing];
  const { now, past } = CONDITION[trigger];
  return `${MOMENT[timing]}, si ${timing === 'end_of_round' ? past : now}`;
}

const equipment = noun('équipement', 'm');

/** A loss is suffered, not won. */
const verb = (amount: number, many: boolean): string =>
  amount < 0 ? (many ? 'subissent' : 'subit') : many ? 'gagnent' : 'gagne';

function act(action: Action, timing: Timing): string {
  switch (action.type) {
    case 'draw_cards':
      return `piochez ${count(action.count, equipment)}`;
    case 'modify_initiative': {
      const change = `${verb(action.amount, false)} ${signed(action.amount)} en initiative`;
      return timing === 'on_play'
        ? `cette carte ${change} pour ce combat`
        : `votre prochaine carte ${change}`;
    }
    case 'add_persistent_modifier':
      return `toutes vos cartes suivantes ${verb(action.amount, true)} ${signed(action.amount)} ${SUMMED[action.stat]}`;
    case 'attack_again':
      return 'cette carte attaquera une fois de plus si les deux cartes tiennent encore';
  }
}

const sentence = (text: string): string => `${capital(text)}.`;

/** The text of one layer's stats. */
export function frenchStats({ damage, health, initiative, modifier, specialEffect }: Stats): string {
  const parts: string[] = [];
  if (damage !== undefined) parts.push(`dégâts ${damage}`);
  if (health !== undefined) parts.push(`santé ${health}`);
  if (initiative !== undefined) parts.push(`initiative ${signed(initiative)}`);
  if (modifier !== undefined)
    parts.push(`modificateur de ${signed(modifier.amount)} ${SUMMED[modifier.stat]}`);
  if (specialEffect !== undefined)
    parts.push(`${head(specialEffect)}${colon} ${act(specialEffect.action, specialEffect.timing)}`);
  return parts.map(sentence).join(' ');
}

export function french(card: Card): string {
  if (card.kind !== 'sleeve') return frenchStats(card.stats);
  const below = frenchStats(card.background);
  const lines = below === '' ? [] : [`Arrière-plan${colon} ${below}`];
  return [...lines, `Premier plan${colon} ${frenchStats(card.foreground)}`].join('\n');
}
