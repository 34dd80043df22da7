import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { clientAddress } from './address';

function requestFrom(remoteAddress: string, forwarded?: string): IncomingMessage {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: remoteAddress });
  const request = new IncomingMessage(socket);
  if (forwarded !== undefined) request.headers['x-forwarded-for'] = forwarded;
  return request;
}

test.each([
  [0, '203.0.113.9', undefined, '203.0.113.9'],
  [0, '203.0.113.9', '198.51.100.1', '203.0.113.9'],
  [0, '::ffff:203.0.113.9', undefined, '203.0.113.9'],
  [1, '10.0.0.1', '198.51.100.1', '198.51.100.1'],
  [1, '10.0.0.1', 'made up, 198.51.100.1', '198.51.100.1'],
  [2, '10.0.0.1', 'made up, 198.51.100.1, 10.0.0.2', '198.51.100.1'],
  [1, '10.0.0.1', undefined, '10.0.0.1'],
  [0, '2001:db8:1:2:3:4:5:6', undefined, '2001:db8:1:2'],
  [0, '2001:db8::6', undefined, '2001:db8:0:0'],
  [0, '::1', undefined, '0:0:0:0'],
] as const)('with %i proxies, %s forwarding %s is %s', (proxies, remote, forwarded, address) => {
  expect(clientAddress({ proxies }, requestFrom(remote, forwarded))).toBe(address);
});
