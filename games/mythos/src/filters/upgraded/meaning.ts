// upgraded: there is a card below its top card.
import { onObject } from '../../candidates';
import { isUpgraded } from '../../character';

export const meaning = () => onObject((_p, _f, o) => isUpgraded(o));
