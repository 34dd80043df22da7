// Targets in French: « jusqu'à 1 Personnage adverse épuisé », « 1 carte de votre main », « tous vos Personnages ».
// Invariant: a phrase carries its gender and number, so that verbs and participles can agree.
// Next: french-filters.ts for what follows the noun, ../ops/*/fr.ts for their use.
import { agree, type FrenchNoun, noun, order } from '@sleight/kernel/text/french';
import { readPointer } from '@sleight/kernel/text/pointer';
import type { CardArea, Target, TargetType } from '../ability';
import { isNamed } from '../filters/name/schema';
import type { Named, OnePieceFrench } from './context';
import { filters } from './french-filters';

export const card = noun('carte', 'f');
export const don = noun('carte DON!!', 'f', 'cartes DON!!');
export const lifeCard = noun('carte Vie', 'f', 'cartes Vie');

const onField: Readonly<Partial<Record<TargetType, FrenchNoun>>> = {
  leader: noun('Leader', 'm'),
  character: noun('Personnage', 'm'),
  leaderOrCharacter: noun('carte Leader ou Personnage', 'f', 'cartes Leader ou Personnage'),
  stage: noun('Lieu', 'm', 'Lieux'),
  characterOrStage: noun('carte Personnage ou Lieu', 'f', 'cartes Personnage ou Lieu'),
  leaderOrStage: noun('carte Leader ou Lieu', 'f', 'cartes Leader ou Lieu'),
  don,
  card,
};
const elsewhere: Readonly<Partial<Record<TargetType, FrenchNoun>>> = {
  card,
  character: noun('carte Personnage', 'f', 'cartes Personnage'),
  event: noun('Événement', 'm'),
  stage: noun('carte Lieu', 'f', 'cartes Lieu'),
  eventOrStage: noun('carte Événement ou Lieu', 'f', 'cartes Événement ou Lieu'),
};
function nounOf({ targetType, from, filters: list = [] }: Target): FrenchNoun {
  if (from === 'life') return lifeCard;
  const onlyNamed = targetType === 'leaderOrCharacter' && isNamed(list);
  const found = onlyNamed ? card : (from === undefined ? onField : elsewhere)[targetType];
  if (!found) throw new Error(`French has no noun for ${targetType}.`);
  return found;
}

/** The noun with its filters; « adverse » comes first. */
function words(what: Target, plural: boolean, context: OnePieceFrench): string {
  const thing = nounOf(what);
  const agreement = { feminine: thing.feminine, plural };
  const side = what.targetSide === 'opponent' && what.from === undefined ? [agree('adverse', agreement)] : [];
  return [plural ? thing.many : thing.one, ...side, ...filters(what.filters ?? [], agreement, context)].join(
    ' ',
  );
}

const places: Readonly<Record<CardArea, readonly [string, string]>> = {
  hand: ['de votre main', 'de la main adverse'],
  trash: ['de votre Défausse', 'de la Défausse adverse'],
  handOrTrash: ['de votre main ou de votre Défausse', 'de la main ou de la Défausse adverse'],
  deck: ['de votre deck', 'du deck adverse'],
  life: ['de votre Vie', 'de la Vie adverse'],
  lookedAt: ['', ''],
};
const place = ({ from, targetSide }: Target): string => {
  const said = from === undefined ? '' : places[from][targetSide === 'opponent' ? 1 : 0];
  return said === '' ? '' : ` ${said}`;
};

/** « Personnages adverses », « cartes dans votre main »: without article, for counting. */
export const bareMany = (what: Target, context: OnePieceFrench): string => bare(what, true, context);
export const bareOne = (what: Target, context: OnePieceFrench): string => bare(what, false, context);
function bare(what: Target, plural: boolean, context: OnePieceFrench): string {
  const mine = what.targetSide === 'player';
  const thing = nounOf(what);
  if (what.from === 'life')
    return `${plural ? thing.many : thing.one}${mine ? ' à vous' : ' adverse'.concat(plural ? 's' : '')}`;
  if (what.from !== undefined)
    return `${words(what, plural, context)}${place(what).replace(/^ de /, ' dans ').replace(/^ du /, ' dans le ')}`;
  return `${words(what, plural, context)}${mine ? ' sur votre terrain' : ''}`;
}

const together = ({ sumMax, distinct }: Target): string => {
  const total =
    sumMax === undefined
      ? ''
      : 'power' in sumMax
        ? ` pour une puissance totale de ${sumMax.power} ou moins`
        : ` pour un coût total de ${sumMax.cost} ou moins`;
  return `${total}${distinct === undefined ? '' : ' de noms différents'}`;
};

export function target(what: Target, context: OnePieceFrench): Named {
  if (what.targetType === 'self') return { text: 'cette carte', feminine: true, plural: false };
  if (what.targetType === 'bound') return reference(what.of ?? '', context);
  const { feminine } = nounOf(what);
  const max = what.maxTargets ?? 1;
  const plural = what.all === true || what.anyNumber === true || max > 1;
  const end = `${together(what)}${place(what)}`;
  const named = (text: string): Named => ({ text: `${text}${end}`, feminine, plural });
  const one = words(what, false, context);
  const many = words(what, true, context);
  const isYours = what.targetSide === 'player' && what.from === undefined;
  if (what.all) return named(`${feminine ? 'toutes' : 'tous'} ${isYours ? 'vos' : 'les'} ${many}`);
  if (what.anyNumber)
    return named(`n'importe quel nombre ${isYours ? 'de vos' : 'de'} ${many}`.replace('de É', "d'É"));
  const upTo = what.minTargets === 0 ? "jusqu'à " : '';
  const isLeader = what.targetType === 'leader' && upTo === '' && max === 1;
  if (isLeader && isYours) return named(`votre ${one}`);
  if (isLeader && what.targetSide === 'opponent') return named(`le ${one}`);
  if (isYours) return named(`${upTo}${max} de vos ${many}`);
  return named(`${upTo}${max} ${max > 1 ? many : one}`);
}

/** « aucun de vos Personnages », « aucune carte adverse ». */
export function noneOf(what: Target, context: OnePieceFrench): Named {
  const { feminine } = nounOf(what);
  const none = feminine ? 'aucune' : 'aucun';
  const isYours = what.targetSide === 'player' && what.from === undefined;
  const text = isYours
    ? `${none} de vos ${words(what, true, context)}`
    : `${none} ${words(what, false, context)}`;
  return { text, feminine, plural: false };
}

function pointed(register: string, { participles }: OnePieceFrench) {
  const pointer = readPointer(register);
  const participle = pointer && participles[pointer.participle];
  if (!pointer || participle === undefined) throw new Error(`French cannot name the register "${register}".`);
  return { participle, plural: pointer.many };
}
/** « la carte choisie », « les cartes défaussées ». */
export function reference(register: string, context: OnePieceFrench): Named {
  const { participle, plural } = pointed(register, context);
  const text = plural ? `les cartes ${agreed(participle)}` : `la carte ${participle}`;
  return { text, feminine: true, plural };
}
/** « cartes défaussées », without article, for counting. */
export const manyOf = (register: string, context: OnePieceFrench): string =>
  `cartes ${agreed(pointed(register, context).participle)}`;
/** A feminine participle, or a phrase that starts with one, in the plural: « mises K.O. ». */
const agreed = (participle: string): string => participle.replace(/^(\S+)/, '$1s');

/** The verb as an order or, after « vous pouvez », as an infinitive. */
export function verb(infinitive: string, { mood }: OnePieceFrench): string {
  if (mood !== 'instruction') return infinitive;
  const [first, ...rest] = infinitive.split(' ');
  return [order(first), ...rest].join(' ');
}

/** « Défaussez 1 carte de votre main ». */
export const act = (infinitive: string, what: Target, context: OnePieceFrench): string =>
  `${verb(infinitive, context)} ${target(what, context).text}`;

export const countOf = (n: number, { one, many }: FrenchNoun): string => `${n} ${n < 2 ? one : many}`;
