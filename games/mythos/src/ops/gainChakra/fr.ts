// How gainChakra is said in French: « gagnez 2 chakra », « l'adversaire gagne 1 chakra ».
import { verb } from '@sleight/kernel/text/french-target';
import type { MythosFrench } from '../../words/context';
import { counted } from '../../words/french-amounts';
import { chakra } from '../../words/french-nouns';
import type { GainChakra } from './schema';

/** Names what this did, later in the text. */
export const participle = 'gagné';

const subjects = { player: '', opponent: "l'adversaire gagne", any: 'chaque joueur gagne' };

export const fr = (action: GainChakra, context: MythosFrench): string =>
  `${subjects[action.side ?? 'player'] || verb('gagner', context)} ${counted(action.amount, chakra, context)}`;
