// English for cannotAttack: "this card cannot attack", "up to 1 of your opponent's Characters cannot attack a Leader".
import { oneOf } from '@sleight/kernel/text/grammar';
import { op } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';
import { lasting, many, one, timed } from '../../words/parts';

export const en = op(
  'cannotAttack',
  lasting((during) => {
    const holes = timed(during);
    return oneOf<unknown>(
      ...[one, many].flatMap((who) => [
        phrase<unknown>(`{...who} cannot attack${during}`, { ...holes, who }),
        phrase<unknown>(`{...who} cannot attack a Leader${during}`, { ...holes, who }, { what: 'leader' }),
      ]),
    );
  }),
);
