// « vous avez activé un Événement pendant ce tour ».
import type { TurnLog } from './schema';

const logs: Readonly<Record<TurnLog['turnLog'], string>> = {
  opponentCharacterKOd: 'un Personnage adverse a été mis K.O. pendant ce tour',
  eventActivated: 'vous avez activé un Événement pendant ce tour',
  handTrashed: 'une carte de votre main a été défaussée par un effet pendant ce tour',
};

export const fr = ({ turnLog }: TurnLog): string => logs[turnLog];
