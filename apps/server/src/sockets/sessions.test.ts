// Permission to open a socket, and the fate of open ones when a session ends or its user changes.

import { describe, expect, test } from 'vitest';
import { databases } from '../testing/databases';
import { accountIn, guestIn, PASSWORD, someEmail } from '../testing/people';
import { dial } from '../testing/play';
import { playSuite } from '../testing/play-suite';

const friend = { kind: 'friend' } as const;

describe.each(databases)('on $name', ({ fresh }) => {
  const suite = playSuite(fresh);

  test('without a session, with an invented one, or from another site there is no socket', async () => {
    const real = (await guestIn(suite.server.desk)).sender.cookie ?? '';
    const knock = (headers: Record<string, string>): Promise<unknown> =>
      new Promise((resolve) => {
        const socket = dial(suite.server.url, headers);
        socket.once('connect', () => {
          socket.disconnect();
          resolve('connected');
        });
        socket.once('connect_error', (error: Error & { data?: { code?: string } }) => {
          resolve(error.data?.code ?? 'closed');
        });
      });
    expect(await knock({ cookie: real, origin: suite.server.url })).toBe('connected');
    expect(await knock({ origin: suite.server.url })).toBe('not-signed-in');
    expect(await knock({ cookie: real.replace(/=\w{4}/, '=AAAA'), origin: suite.server.url })).toBe(
      'not-signed-in',
    );
    expect(await knock({ cookie: real, origin: 'https://evil.example' })).toBe('closed');
    expect(await knock({ cookie: real, origin: 'null' })).toBe('closed');
  });

  test('a revoked session closes its sockets at once', async () => {
    const browser = await accountIn(suite.server.desk);
    const client = await suite.server.connect(browser);
    const gone = new Promise((resolve) => client.socket.once('disconnect', resolve));
    await suite.server.desk.signOut(browser.sender);
    expect(await gone).toBe('io server disconnect');
    expect(client.heard('error').map(({ code }) => code)).toEqual(['not-signed-in']);
    await expect(suite.server.connect(browser)).rejects.toThrow();
  });

  test('a guest who becomes an account in the middle of a match continues over the same socket', async () => {
    const { match, people } = await suite.paired();
    const tables = await Promise.all(people.map((client) => client.must('game:resync', { match })));
    const active = tables.findIndex(({ tables: [{ update }] }) => update.decision !== null);
    const { browser } = people[active];
    const given = { email: `${match}@example.org`, password: 'correct horse', name: 'Ada' };
    browser.keep(await suite.server.desk.signUp(browser.sender, given));
    const { id, options } = tables[active].tables[0].update.decision!;
    await people[active].must('game:answer', { match, decision: id, keys: [options[0].key] });
    expect(people[active].heard('game:state-update').at(-1)?.version).toBe(1);
    const elsewhere = await suite.server.connect(browser);
    suite.keep(elsewhere);
    expect((await elsewhere.must('game:resync', { match })).tables[0].update.seat).toBe(active);
  });

  test('a changed name appears in the next match, over sockets that were already open', async () => {
    const someone = await suite.guest();
    const nameInRoom = async (): Promise<string | null> =>
      (await someone.must('room:create', { game: 'territory', opponent: friend })).room!.players[0];
    await suite.server.desk.change(someone.browser.sender, { name: 'Grace' });
    expect(await nameInRoom()).toBe('Grace');
    const given = { email: someEmail(), password: PASSWORD, name: 'Ada' };
    someone.browser.keep(await suite.server.desk.signUp(someone.browser.sender, given));
    expect(await nameInRoom()).toBe('Ada');
  });
});
