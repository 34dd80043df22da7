// A room before joining. An invalid code counts as an unknown room.
import type { RoomSeen } from '@sleight/protocol';
import { TroubleError, troubleOf } from '../net/api';
import { request } from '../net/line';

const noRoom = {
  code: 'unknown-room',
  message: { en: 'There is no room with this code.', fr: 'Aucun salon ne correspond à ce code.' },
};

export async function lookAtRoom(code: string): Promise<RoomSeen> {
  try {
    return await request('room:look', { code });
  } catch (error) {
    throw troubleOf(error).code === 'malformed' ? new TroubleError(noRoom) : error;
  }
}
