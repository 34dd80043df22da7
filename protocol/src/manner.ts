// How a language model is asked to play: settings of its prompt, chosen by whoever plays against it.
import type { Said } from '@sleight/kernel';
import { z } from 'zod';

/** The level that is a language model, where the server has one. */
export const MODEL_LEVEL = 'model';

const difficulties = ['beginner', 'seasoned', 'best'] as const;
const styles = ['plain', 'bold', 'patient'] as const;
/** Every legal option, or the three that the search likes best. */
const amongs = ['all', 'best-three'] as const;

export const mannerSchema = z.strictObject({
  difficulty: z.enum(difficulties).default('seasoned'),
  style: z.enum(styles).default('plain'),
  among: z.enum(amongs).default('all'),
});
export type Manner = z.infer<typeof mannerSchema>;

/** What people read where they choose. */
export const mannerNames = {
  difficulty: {
    beginner: { en: 'Like a beginner', fr: 'Comme un débutant' },
    seasoned: { en: 'Like a seasoned player', fr: 'Comme un joueur aguerri' },
    best: { en: 'As well as it can', fr: 'De son mieux' },
  },
  style: {
    plain: { en: 'No particular style', fr: 'Sans style particulier' },
    bold: { en: 'Bold', fr: 'Audacieux' },
    patient: { en: 'Patient', fr: 'Patient' },
  },
  among: {
    all: { en: 'Chooses among everything', fr: 'Choisit parmi tout' },
    'best-three': {
      en: 'Chooses among the three best moves of the search',
      fr: 'Choisit parmi les trois meilleurs coups de la recherche',
    },
  },
} as const satisfies { readonly [K in keyof Manner]: Readonly<Record<Manner[K], Said>> };
