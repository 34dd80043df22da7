// The origin of a request, for rate limits: the client's address, or its network for IPv6.

import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import type { Config } from '../config/config';

/** An IPv6 user has a whole network of addresses; its first half identifies them. */
function network(address: string): string {
  const plain = address.startsWith('::ffff:') ? address.slice(7) : address;
  if (!isIPv6(plain)) return plain;
  const [left = '', right] = plain.split('::');
  const first = left === '' ? [] : left.split(':');
  const last = right === undefined || right === '' ? [] : right.split(':');
  const zeros = right === undefined ? 0 : 8 - first.length - last.length;
  const groups = [...first, ...Array<string>(zeros).fill('0'), ...last];
  return groups.slice(0, 4).join(':');
}

/** Each of our proxies adds the address it was called from; anything before that can be forged. */
export function clientAddress({ proxies }: Pick<Config, 'proxies'>, request: IncomingMessage): string {
  const direct = request.socket.remoteAddress ?? '';
  const forwarded = String(request.headers['x-forwarded-for'] ?? '').split(',');
  const told = proxies === 0 ? undefined : forwarded.at(-proxies)?.trim();
  return network(told === undefined || told === '' ? direct : told);
}
