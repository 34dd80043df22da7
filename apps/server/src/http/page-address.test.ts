import { expect, test } from 'vitest';
import { pageAddress } from './page-address';

test.each(['/', '/en/room/ABCD', '/_next/static/%5Blocale%5D/page.js', '/fr/collection/mythos?name=50%25'])(
  '%s is passed on unchanged',
  (address) => expect(pageAddress(address)).toBe(address),
);

test.each([
  ['/%E0', '/nowhere'],
  ['/%', '/nowhere'],
  ['/en%25', '/nowhere'],
  ['/en/room/%25', '/en/nowhere'],
  ['/en/game/%2525?a=1', '/en/nowhere'],
  ['/fr/nope/%25', '/fr/nowhere'],
  ['/fr/%E0%A4%A', '/fr/nowhere'],
])('%s is not found, in its language', (address, nowhere) => expect(pageAddress(address)).toBe(nowhere));
