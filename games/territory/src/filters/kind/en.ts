// "harmful ongoing effect".
import { words } from '@sleight/kernel/text/leaves';
import { phrase } from '@sleight/kernel/text/template';
import type { FilterEnglish } from '../../words/context';

const kind = words({ beneficial: 'beneficial', harmful: 'harmful', neutral: 'neutral' });

export const en: FilterEnglish = [{ slot: 'kind', says: phrase('{kind}', { kind }), types: ['effect'] }];
