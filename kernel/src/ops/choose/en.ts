// English for choose: "choose a lane".
import { imperative } from '../../text/grammar';
import { op, target } from '../../text/parts';
import { phrase } from '../../text/template';

export const en = op('choose', imperative(phrase('choose {...target}', { target })));
