// A shield's charge, drawn around the origin within 42, and the words that select it.
// Next: shield.ts.

export interface Charge {
  readonly path: string;
  readonly words: readonly string[];
}

const charge = (path: string, ...words: string[]): Charge => ({ path, words });

export const charges = {
  tower: charge(
    'M-22 38V-10H-28V-34H-18V-26H-8V-34H8V-26H18V-34H28V-10H22V38H8V20A8 8 0 0 0 -8 20V38z',
    'tower',
    'watch',
    'fortif',
    'node',
  ),
  sword: charge(
    'M0-42L6-34V14H18V22H6V33A6 6 0 0 1 -6 33V22H-18V14H-6V-34z',
    'champion',
    'warlord',
    'legion',
    'elite',
    'marshal',
  ),
  dagger: charge(
    'M2 44C-10 30 5 20-8 4V-10H-24V-18H-8V-28A8 8 0 0 1 8-28V-18H24V-10H8V4C17 18 3 28 2 44z',
    'assassin',
    'saboteur',
    'gambit',
    'feint',
  ),
  eye: charge(
    'M-40 0C-24-26 24-26 40 0C24 26-24 26-40 0zM0-16A16 16 0 0 0 0 16A16 16 0 0 0 0-16zM0-7A7 7 0 0 1 0 7A7 7 0 0 1 0-7z',
    'cultist',
    'study',
    'scout',
    'sniper',
    'archivist',
    'hierophant',
  ),
  mullet: charge('M0-42L10-13H40L16 5L25 35L0 17L-25 35L-16 5L-40-13H-10z', 'bouncer', 'martyr', 'commander'),
  crescent: charge('M14-36A38 38 0 1 0 14 36A30 30 0 1 1 14-36z', 'lune', 'abbess', 'dark', 'night'),
  key: charge(
    'M0-42A15 15 0 0 0 -5-13V40H5V33H18V25H5V17H14V9H5V-13A15 15 0 0 0 0-42zM0-34A7 7 0 0 1 0-20A7 7 0 0 1 0-34z',
    'toll',
    'keeper',
    'quartermaster',
    'warden',
  ),
  flame: charge(
    'M0-42C6-24 27-18 27 8C27 28 14 40 0 40C-14 40-27 28-27 8C-27-4-18-8-14-18C-10-10-6-8-4-8C-8-20-6-32 0-42zM0 6C-8 14-10 20-10 26C-10 33-4 36 0 36C4 36 10 33 10 26C10 18 4 14 0 6z',
    'fire',
    'fuel',
    'pyre',
    'scorch',
    'ember',
    'final',
  ),
  oak: charge(
    'M-5 42V16C-22 18-34 4-28-10C-36-24-22-38-10-34C-4-44 14-42 18-32C32-32 38-16 28-8C32 6 18 18 5 16V42z',
    'well',
    'grove',
    'ground',
  ),
  sprout: charge(
    'M-3 42V6C-20 8-36-6-36-28C-14-30-3-16 0-2C3-16 14-30 36-28C36-6 20 8 3 6V42z',
    'seed',
    'medic',
    'hospital',
    'cleanse',
  ),
  hammer: charge(
    'M-36-34H14C24-34 34-28 40-16C30-18 22-16 16-12H6L10 42H-8L-5-12H-36z',
    'builder',
    'engineer',
    'runesmith',
    'demolish',
    'armory',
  ),
  axe: charge('M-5 42V-40H5V-34C22-40 36-28 38-8C26-18 14-18 5-14V42z', 'shock', 'battle', 'trooper'),
  crown: charge('M-36 20L-40-24L-20-4L0-34L20-4L40-24L36 20zM-36 26H36V36H-36z', 'leader', 'king', 'high'),
  arrow: charge(
    'M0-44L13-22H4V20L13 30V43L0 33L-13 43V30L-4 20V-22H-13z',
    'reposition',
    'courier',
    'pathfinder',
    'opportun',
  ),
  torch: charge(
    'M-8 0H8L4 44H-4zM0-44C4-34 15-28 15-14C15-7 8-4 0-4C-8-4-15-7-15-14C-15-22-8-24-8-30C-4-28-2-36 0-44z',
    'ritual',
    'rally',
    'signal',
    'rite',
  ),
  wing: charge(
    'M-30 32C-38 0-20-36 36-38C32-30 26-26 22-24C28-22 32-20 34-18C26-9 18-7 13-7C19-4 21-2 23 0C13 9 5 9 0 9C5 13 7 15 7 17C-6 23-18 24-30 32z',
    'transfer',
    'offering',
    'swift',
  ),
  hand: charge(
    'M-20 42V8C-26 0-36-8-33-14C-29-18-22-10-18-6V-30C-18-37-9-37-9-30V-10H-7V-38C-7-45 3-45 3-38V-10H5V-34C5-41 14-41 14-34V-6H16V-22C16-29 25-29 25-22V12C25 26 20 32 18 42z',
    'curse',
    'dispel',
    'extort',
    'tithe',
  ),
  chalice: charge(
    'M-25-38H25C25-12 14 0 5 4V28H19V38H-19V28H-5V4C-14 0-25-12-25-38z',
    'blood',
    'bargain',
    'shrine',
    'offer',
  ),
  bell: charge(
    'M0-42C4-42 7-38 6-34C20-29 22-12 24 6C26 16 30 20 33 27H-33C-30 20-26 16-24 6C-22-12-20-29-6-34C-7-38-4-42 0-42zM-9 31H9A9 9 0 0 1 -9 31z',
    'cry',
    'alarm',
  ),
  hourglass: charge(
    'M-27-40H27V-31H20C20-14 8-6 5 0C8 6 20 14 20 31H27V40H-27V31H-20C-20 14-8 6-5 0C-8-6-20-14-20-31H-27z',
    'expend',
    'desperate',
    'recycl',
  ),
  bezant: charge(
    'M0-38A38 38 0 0 0 0 38A38 38 0 0 0 0-38zM0-28A28 28 0 0 1 0 28A28 28 0 0 1 0-28zM0-19A19 19 0 0 0 0 19A19 19 0 0 0 0-19z',
    'collector',
    'coin',
    'merchant',
  ),
  dividers: charge(
    'M0-44A10 10 0 0 1 6-26L30 34L29 43L21 37L0-12L-21 37L-29 43L-30 34L-6-26A10 10 0 0 1 0-44zM0-38A4 4 0 0 0 0-30A4 4 0 0 0 0-38z',
    'architect',
    'survey',
    'tactic',
  ),
  book: charge(
    'M0-26C-10-35-28-36-40-30V30C-28 24-10 25 0 34C10 25 28 24 40 30V-30C28-36 10-35 0-26zM-3-16V22C-10 18-22 16-32 18V-22C-22-25-10-23-3-16zM3-16C10-23 22-25 32-22V18C22 16 10 18 3 22z',
    'rune',
    'lore',
    'mage',
    'ritualist',
  ),
  skull: charge(
    'M0-40C22-40 35-26 35-8C35 5 28 12 20 16V34H-20V16C-28 12-35 5-35-8C-35-26-22-40 0-40zM-14-12A8 8 0 0 0 -14 5A8 8 0 0 0 -14-12zM14-12A8 8 0 0 0 14 5A8 8 0 0 0 14-12zM0 6L6 15H-6z',
    'plague',
    'poison',
    'soul',
  ),
  drop: charge(
    'M0-42C10-20 27-6 27 13C27 30 14 40 0 40C-14 40-27 30-27 13C-27-6-10-20 0-42z',
    'quagmire',
    'mire',
    'blood mage',
  ),
  menhir: charge(
    'M-24 40L-19-20L-4-42L15-35L24 40zM-8-10L2-20L6-8L-2 2zM-8 14H8V22H-8z',
    'stone',
    'ancient',
    'monument',
  ),
  peak: charge(
    'M-42 34L-13-26L2 2L14-16L42 34zM-13-26L-22-8L-13-12L-6-6L-5-10z',
    'high ground',
    'hill',
    'line',
  ),
  escutcheon: charge(
    'M-30-36H30V-4C30 16 16 30 0 40C-16 30-30 16-30-4zM-20-26V-4C-20 10-11 20 0 27C11 20 20 10 20-4V-26z',
    'shield',
    'guard',
    'entrench',
  ),
  helm: charge(
    'M0-40C22-40 31-24 31-4V38H9V14H-9V38H-31V-4C-31-24-22-40 0-40zM-20-8V2H-4V-8zM4-8V2H20V-8z',
    'warlord',
    'stand',
    'trooper',
  ),
  pawn: charge(
    'M0-40A15 15 0 0 1 9-13H15V-6H7C9 10 14 20 23 26V38H-23V26C-14 20-9 10-7-6H-15V-13H-9A15 15 0 0 1 0-40z',
    'pawn',
    'bearer',
  ),
  banner: charge('M-30-42H-23V42H-30zM-21-38H34L22-18L34 2H-21z', 'banner', 'standard'),
  jaws: charge(
    'M-40-8C-30-30 30-30 40-8L30-12L26 0L18-14L12 0L4-15L-4-15L-12 0L-18-14L-26 0L-30-12zM-40 12C-30 34 30 34 40 12L30 16L26 4L18 18L12 4L4 19L-4 19L-12 4L-18 18L-26 4L-30 16z',
    'trap',
    'mine',
    'minefield',
  ),
} as const satisfies Readonly<Record<string, Charge>>;

export type ChargeName = keyof typeof charges;

export const chargeNames = Object.keys(charges).filter((name): name is ChargeName => name in charges);
