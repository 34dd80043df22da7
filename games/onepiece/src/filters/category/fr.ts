// « une carte Personnage »: said as the noun where the filters describe one card.
import type { FilterFrench } from '../../words/context';
import { is } from '../../words/french-predicate';
import type { Category } from './schema';

interface Kind {
  readonly one: string;
  readonly many: string;
  readonly feminine: boolean;
  /** After « carte ». */
  readonly behind: string;
}

export const kinds: Readonly<Record<Category['category'], Kind>> = {
  leader: { one: 'un Leader', many: 'Leaders', feminine: false, behind: 'Leader' },
  character: { one: 'une carte Personnage', many: 'Personnages', feminine: true, behind: 'Personnage' },
  event: { one: 'un Événement', many: 'Événements', feminine: false, behind: 'Événement' },
  stage: { one: 'une carte Lieu', many: 'Lieux', feminine: true, behind: 'Lieu' },
};

export const fr = ({ category }: Category): FilterFrench => ({
  slot: 'adjective',
  text: kinds[category].behind,
  says: is(kinds[category].one),
});
