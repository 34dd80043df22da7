// Broken English and French that a generator produces when agreement, elision or spacing goes wrong.
// Invariant: each fault is a pattern that no correct rules text contains.
// Next: texts.test.ts, which holds every card to these.

interface Fault {
  readonly name: string;
  readonly pattern: RegExp;
}

const vowel = 'aeiouyâàéèêëîïôûœ';

const everywhere: readonly Fault[] = [
  { name: 'double space', pattern: / {2}/ },
  { name: 'space before a comma or full stop', pattern: /[ \u202f][,.]/ },
  { name: 'double full stop', pattern: /\.\./ },
  { name: 'unfinished sentence', pattern: /[^."'»]$/ },
  { name: 'value that was not said', pattern: /undefined|null|NaN|\[object|@/ },
  { name: 'lower case start', pattern: /^[a-zàâéèêîôû]/ },
  { name: 'lower case after a full stop', pattern: /\. [a-zàâéèêîôû]/ },
];

/** A pattern between word ends, for words with accents too. */
const words = (pattern: string): RegExp => new RegExp(`(?<!\\p{L})(${pattern})(?!\\p{L})`, 'iu');

const english: readonly Fault[] = [
  { name: '"a" before a vowel', pattern: /\ba [aeio]/i },
  { name: '"an" before a consonant', pattern: /\ban ([^aeiou\s]|uni)/i },
  { name: 'plural after one', pattern: words('1 (cards|units|allies|enemies|slots|lanes|effects)') },
  {
    name: 'singular after several',
    pattern: words('([2-9]|\\d\\d+) (card|unit|ally|enemy(?! slot)|slot|lane)'),
  },
  {
    name: 'plural after a determiner',
    pattern: words('(each|every|an?|another) ((close|far|other) )*(allies|enemies|units|slots|lanes)'),
  },
  { name: 'missing space after a colon', pattern: /:\S/ },
  { name: 'typographic quotes', pattern: /[“”‘’]/ },
];

const french: readonly Fault[] = [
  { name: 'contraction missing', pattern: words('(de|à) les?(?! (plus|moins))') },
  { name: 'si il', pattern: words('si ils?') },
  {
    name: 'elision missing',
    pattern: new RegExp(`(?<!\\p{L})(de|le|la|que|se|ne|je|lorsque) [${vowel}h]`, 'iu'),
  },
  {
    name: 'elision before a consonant',
    pattern: new RegExp(`(?<!\\p{L})([ldjnst]|qu|lorsqu)'[^${vowel}h]`, 'iu'),
  },
  { name: 'ce before a vowel', pattern: new RegExp(`(?<!\\p{L})ce [${vowel}h]`, 'iu') },
  { name: 'space before a colon missing or wide', pattern: /[^\u202f][:;!?]/ },
  { name: 'space inside guillemets missing or wide', pattern: /«[^\u202f]|[^\u202f]»/ },
  { name: 'straight quotes', pattern: /"/ },
  { name: 'plural after one', pattern: words('1 (cartes|dégâts|points|alliés|ennemis|unités|emplacements)') },
  {
    name: 'singular after several',
    pattern: words('(?<!couloir )([2-9]|\\d\\d+) (carte|dégât|point|allié|ennemi|unité|emplacement|couloir)'),
  },
  {
    name: 'masculine for a feminine',
    pattern: words('(un|cet?|aucun|chaque autre un) (autre )?(unité|carte|puissance|défausse)'),
  },
  {
    name: 'feminine for a masculine',
    pattern: words('(une|cette|la) (autre )?(allié|ennemi|emplacement|couloir|effet|dégât)'),
  },
  {
    name: 'adjective without agreement',
    pattern: words('(unités?|cartes?) (éloigné|choisi|sacrifié|renvoyé|déplacé)s?'),
  },
  {
    name: 'plural adjective missing',
    pattern: words('(alliés|ennemis|unités|emplacements) (proche|éloignée?)'),
  },
  { name: 'English word', pattern: words('the|each|slot|lane|ally|enemy|power|draw|gain|card') },
];

const faultsIn = (text: string, faults: readonly Fault[]): readonly string[] =>
  [...everywhere, ...faults]
    .filter(({ pattern }) => pattern.test(text))
    .map(({ name }) => `${name}: ${text}`);

export const faultsInEnglish = (text: string): readonly string[] => faultsIn(text, english);
export const faultsInFrench = (text: string): readonly string[] => faultsIn(text, french);
