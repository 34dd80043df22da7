// Encodes packets as text. Unlike socket.io's own encoder it never searches for binary parts, since we send none, and it
// accepts already encoded messages.

import { Encoder, type Packet } from 'socket.io-parser';
import { WrittenMessage } from '../written';

const jsonOf = (part: unknown): string =>
  part instanceof WrittenMessage ? part.json() : JSON.stringify(part);

export class PacketEncoder extends Encoder {
  override encode({ type, nsp, id, data }: Packet): string[] {
    const space = nsp === '/' ? '' : `${nsp},`;
    const json = Array.isArray(data) ? `[${data.map(jsonOf).join(',')}]` : JSON.stringify(data);
    return [`${type}${space}${id ?? ''}${json ?? ''}`];
  }
}
