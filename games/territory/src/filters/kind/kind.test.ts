import { expect, test } from 'vitest';
import { saidOf } from '../../words/probe';

test.each([
  ['beneficial', 'a beneficial ongoing effect', 'un effet persistant bénéfique'],
  ['harmful', 'a harmful ongoing effect', 'un effet persistant néfaste'],
  ['neutral', 'a neutral ongoing effect', 'un effet persistant neutre'],
] as const)('%s is said and read back', (kind, en, fr) => {
  expect(saidOf({ targetType: 'effect', filters: [{ kind }] })).toEqual({ en, fr });
});
