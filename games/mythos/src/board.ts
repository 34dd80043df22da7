import type { Play } from '@sleight/kernel/book';
import type { Seat } from '@sleight/kernel/state';
export const board = (_p: Play, _seat: Seat, _language: 'en' | 'fr'): string => '';
