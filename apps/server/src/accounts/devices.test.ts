import { expect, test } from 'vitest';
import { createDevices } from './devices';

const devices = createDevices('s'.repeat(32), false);
const sent = (header: string): string => header.split(';')[0];

test('a device knows the accounts that were used on it, and no others', () => {
  const first = sent(devices.remembering(undefined, ['ada']));
  const both = sent(devices.remembering(`other=1; ${first}`, ['bob', 'bob@example.org']));
  for (const name of ['ada', 'bob', 'bob@example.org']) expect(devices.isKnown(both, name)).toBe(true);
  expect(devices.isKnown(both, 'eve')).toBe(false);
  expect(devices.isKnown(first, 'bob')).toBe(false);
  expect(devices.isKnown(undefined, 'ada')).toBe(false);
});

test('a cookie signed with another secret, or a broken one, identifies no one', () => {
  const forged = sent(createDevices('t'.repeat(32), false).remembering(undefined, ['ada']));
  expect(devices.isKnown(forged, 'ada')).toBe(false);
  for (const junk of ['sleight.device=', 'sleight.device=....', `sleight.device=${'x'.repeat(9_000)}`, '=;='])
    expect(devices.isKnown(junk, 'ada')).toBe(false);
});

test('it remembers the last six names', () => {
  let cookie = '';
  for (let i = 0; i < 9; i++) cookie = sent(devices.remembering(cookie, [`name ${i}`]));
  const known = Array.from({ length: 9 }, (_, i) => devices.isKnown(cookie, `name ${i}`));
  expect(known).toEqual([false, false, false, true, true, true, true, true, true]);
});

test('scripts and other sites cannot read it', () => {
  expect(createDevices('s', true).remembering(undefined, ['ada'])).toMatch(
    /; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
  );
});
