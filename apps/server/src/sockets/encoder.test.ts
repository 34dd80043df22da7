import { Decoder, Encoder, type Packet, PacketType } from 'socket.io-parser';
import { describe, expect, test } from 'vitest';
import { WrittenMessage } from '../written';
import { PacketEncoder } from './encoder';

const ours = new PacketEncoder();
const theirs = new Encoder();

const packets: Packet[] = [
  { type: PacketType.CONNECT, nsp: '/', data: { sid: 'a' } },
  { type: PacketType.CONNECT, nsp: '/', data: undefined },
  { type: PacketType.DISCONNECT, nsp: '/' },
  { type: PacketType.EVENT, nsp: '/', data: ['error', { code: 'void' }] },
  { type: PacketType.EVENT, nsp: '/', data: ['nothing'] },
  { type: PacketType.ACK, nsp: '/', id: 12, data: [{ ok: true, value: { text: 'l’été "x"\u2028' } }] },
  { type: PacketType.CONNECT_ERROR, nsp: '/elsewhere', data: { message: 'not-signed-in' } },
];

test.each(packets)('packet $# is encoded as by socket.io itself', (packet) => {
  expect(ours.encode(packet)).toEqual(theirs.encode(packet));
});

describe('an already encoded message', () => {
  const update = { version: 3, log: ['Vous piochez 2 cartes.', 'l’Équipe 7'] };
  const packet: Packet = {
    type: PacketType.EVENT,
    nsp: '/',
    data: ['game:state-update', new WrittenMessage(update)],
  };

  test('is sent as the same text', () => {
    expect(ours.encode(packet)).toEqual(theirs.encode({ ...packet, data: ['game:state-update', update] }));
  });

  test('is decoded by a client to the same message', () => {
    const read: Packet[] = [];
    const decoder = new Decoder();
    decoder.on('decoded', (one: Packet) => read.push(one));
    for (const part of ours.encode(packet)) decoder.add(part);
    expect(read.map(({ data }) => data)).toEqual([['game:state-update', update]]);
  });
});
