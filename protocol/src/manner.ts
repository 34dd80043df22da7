// A language model's manner of play: prompt settings chosen by its opponent.
import type { Said } from '@sleight/kernel';
import { z } from 'zod';

/** The level of the language model, if the server has one. */
export const MODEL_LEVEL = 'model';

const difficulties = ['beginner', 'seasoned', 'best'] as const;
const styles = ['plain', 'bold', 'patient'] as const;
/** Every legal option, or the search's three best. */
const amongs = ['all', 'best-three'] as const;

export const mannerSchema = z.strictObject({
  difficulty: z.enum(difficulties).default('seasoned'),
  style: z.enum(styles).default('plain'),
  among: z.enum(amongs).default('all'),
});
export type Manner = z.infer<typeof mannerSchema>;

/** The labels of the choices. */
export const mannerNames = {
  difficulty: {
    beginner: { en: 'Like a beginner', fr: 'Comme un débutant' },
    seasoned: { en: 'Like a seasoned player', fr: 'Comme un joueur aguerri' },
    best: { en: 'As well as it can', fr: 'De son mieux' },
  },
  style: {
    plain: { en: 'Balanced', fr: 'Équilibré' },
    bold: { en: 'Aggressive', fr: 'Agressif' },
    patient: { en: 'Patient', fr: 'Patient' },
  },
  among: {
    all: { en: 'Chooses from every option', fr: 'Choisit parmi toutes les options' },
    'best-three': {
      en: 'Chooses from the three best moves the search finds',
      fr: 'Choisit parmi les trois meilleurs coups trouvés par la recherche',
    },
  },
} as const satisfies { readonly [K in keyof Manner]: Readonly<Record<Manner[K], Said>> };
