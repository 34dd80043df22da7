// Every card a seat has not come to know is a canary: none may appear in any byte sent to that seat, in
// updates, logs, prompts, errors or acknowledgements, nor in the server's own log. That includes a seat's own deck.

import { type Book, SEATS, type Seat, type State } from '@sleight/kernel';
import { below, seedRng } from '@sleight/kernel/rng';
import { knownTo } from '@sleight/kernel/state';
import type { Game } from '@sleight/kit';
import { type DeckChoice, type Reply, type StateUpdate, unpacked } from '@sleight/protocol';
import { shelf } from '@sleight/shelf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../database/database';
import { tried } from '../matches/table';
import {
  canaries,
  cardsIn,
  escaped,
  hear,
  type Knowledge,
  learn,
  says,
  withoutPools,
} from '../testing/canaries';
import { freshPglite } from '../testing/databases';
import { legalDecks, playOn } from '../testing/matches';
import { type Client, type PlayServer, playServer } from '../testing/play';

let database: Database;
let server: PlayServer;
beforeAll(async () => {
  database = await freshPglite();
  server = await playServer(database);
});
afterAll(async () => {
  await server.close();
  await database.close();
});

/** Every object in a message that has these fields. */
function objectsIn<T>(text: string, fields: readonly string[]): T[] {
  const found: T[] = [];
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if (fields.every((field) => field in value)) found.push(value as T);
    for (const inner of Object.values(value)) look(inner);
  };
  const json = /^\d*(?=[[{])/.exec(text);
  if (json !== null) look(JSON.parse(text.slice(json[0].length)));
  return found;
}

const updatesIn = (text: string): StateUpdate[] => objectsIn(text, ['beats', 'decision']);
const viewsIn = (text: string): Reply<'game:view'>[] => objectsIn(text, ['view', 'version']);

/** The problems with what was sent, if any. */
function leaks(
  book: Book,
  s: State,
  seat: Seat,
  known: ReadonlySet<string>,
  texts: readonly string[],
): string[] {
  const words = canaries(book, known);
  const spoken = texts.map(withoutPools).flatMap((text) => words.filter((word) => says(text, word)));
  const seen = texts.flatMap(updatesIn).filter((update) => update.seat === seat);
  const scenes = seen.flatMap((update) => unpacked(update).map(({ scene }) => scene));
  const shown = scenes.flatMap((scene) =>
    cardsIn(scene).filter((card): card is string => card !== null && !known.has(card)),
  );
  // Of a hidden zone, exactly the cards this seat knows are shown, wherever the others lie.
  const piles = scenes.slice(-1).flatMap((scene) =>
    book.places.slice(0, book.zones).flatMap(({ index, sees, name }) => {
      const area = scene.areas.find(({ touch }) => touch?.kind === 'place' && touch.index === index);
      const told = area?.pieces.length ?? 0;
      const may = s.zones[index].filter((card) => (s.cards.knows[card] & knownTo(seat)) !== 0).length;
      return sees === 'nobody' && told !== may ? [`${told} cards of ${name}, not ${may}`] : [];
    }),
  );
  const views = texts.flatMap(viewsIn).filter((viewed) => viewed.seat === seat);
  const viewed = views.flatMap(({ view }) =>
    view.cards.def
      .filter((def) => def !== 0 && !known.has(book.defs[def].id))
      .map((def) => book.defs[def].id),
  );
  return [...spoken, ...shown, ...piles, ...viewed];
}

/** Every kind of wrong request, aimed at what the other hides: refusals must not reveal anything either. */
async function provoke(client: Client, match: string, update: StateUpdate): Promise<void> {
  const id = update.decision?.id ?? 0;
  const legal = update.decision?.options.map(({ key }) => key) ?? [];
  const tempting = [
    'reveal enemy 1 at mission 1',
    'choose enemy 1 at mission 1',
    'activate leader',
    'nonsense',
  ];
  for (const key of tempting.filter((one) => !legal.includes(one)))
    await client.ask('game:answer', { match, decision: id, keys: [key] });
  await client.ask('game:answer', { match, decision: id + 1, keys: ['pass'] });
  await client.ask('game:answer', { match, seat: update.seat === 0 ? 1 : 0, decision: id, keys: ['pass'] });
  await client.ask('game:undo', { match });
  await client.ask('game:rematch', { match });
  await client.ask('game:report', { match, note: 'what do they hold?' });
}

const deckOf = ({ cards, leader }: { cards: readonly string[]; leader?: string }): DeckChoice => ({
  cards: [...cards],
  ...(leader === undefined ? {} : { leader }),
});

/** Where cards must have been hidden for the test to mean anything. */
const HIDDEN = ['their hand', 'their deck', 'my deck'];
const ALSO_HIDDEN: Readonly<Record<string, readonly string[]>> = {
  sleeved: ['their animals'],
  onepiece: ['their life', 'my life'],
  mythos: ['their aside', 'my aside', 'the mission deck', 'face down'],
};

/** Two people, in the order of their seats. */
async function seated(game: Game): Promise<{ match: string; people: readonly [Client, Client] }> {
  const [first, second] = [await server.guest(), await server.guest()];
  const decks = game.listed === undefined ? [] : legalDecks(game);
  const [mine, theirs] = decks.map(deckOf);
  const { room } = await first.must('room:create', {
    game: game.id,
    deck: mine,
    opponent: { kind: 'friend' },
  });
  const joined = await second.must('room:join', { code: room!.code, deck: theirs });
  return { match: joined.match!, people: joined.room!.seat === 1 ? [first, second] : [second, first] };
}

describe.each(shelf.map((game) => [game.id, game] as const))('%s', (id, game) => {
  test('no byte sent to a seat, and no log line, names a card that the seat does not know', async () => {
    const { match, people } = await seated(game);
    const { seed, chairs } = (await server.stores.matches.find(match))!;
    const names = new RegExp(
      chairs.map((chair) => (chair.kind === 'person' ? escaped(chair.name) : '')).join('|'),
      'g',
    );
    const knowledge = SEATS.map((): Knowledge => ({ known: new Set(), hidden: new Set() }));
    const read = [0, 0];
    const rng = seedRng(`leak ${id}`);
    let lines = server.logged.length;
    for (let turn = 0; turn < 400; turn++) {
      const { book, state } = await server.host.table(match);
      for (const seat of SEATS) learn(knowledge[seat], book, state, seat);
      const tables: StateUpdate[] = [];
      for (const seat of SEATS) {
        const client = people[seat];
        const { update } = (await client.must('game:resync', { match })).tables[0];
        tables.push(update);
        await client.must('game:view', { match });
        const { known } = knowledge[seat];
        if (turn % 10 === 0 && state.result === null) await provoke(client, match, update);
        // A guest may be called "Quiet Wolf", and a wolf may be a card.
        const fresh = client.bytes.slice(read[seat]).map((text) => text.replaceAll(names, 'somebody'));
        read[seat] = client.bytes.length;
        expect(leaks(book, state, seat, known, fresh)).toEqual([]);
        if (state.result === null) expect(fresh.filter((text) => text.includes(seed))).toEqual([]);
      }
      const both = new Set([...knowledge[0].known].filter((card) => knowledge[1].known.has(card)));
      const logged = server.logged.slice(lines);
      lines = server.logged.length;
      expect(logged.length).toBeGreaterThan(0);
      expect(canaries(book, both).filter((word) => logged.some((line) => says(line, word)))).toEqual([]);
      if (state.result !== null) break;
      const asked = tables.filter(({ decision }) => decision !== null);
      const { seat, decision } = asked[below(rng, asked.length)];
      const { key } = decision!.options[below(rng, decision!.options.length)];
      const answer = { decision: decision!.id, keys: [key] };
      const step = tried(await server.host.table(match), { seat, ...answer });
      if ('illegal' in step) throw new Error(step.illegal);
      for (const watcher of SEATS) hear(knowledge[watcher], step.facts, watcher);
      await people[seat].must('game:answer', { match, ...answer });
    }
    for (const { hidden } of knowledge)
      expect([...hidden]).toEqual(expect.arrayContaining([...HIDDEN, ...(ALSO_HIDDEN[id] ?? [])]));
    expect(server.failures).toEqual([]);
    for (const client of people) client.close();
  });

  test("the oracle works: the other seat's messages would be a leak", async () => {
    const { match, people } = await seated(game);
    // Some games ask a question before anything is dealt.
    const { book, state } = await playOn(server.host, match, seedRng('dealt'), 3);
    const knowledge: Knowledge = { known: new Set(), hidden: new Set() };
    learn(knowledge, book, state, 0);
    const { tables } = await people[1].must('game:resync', { match });
    const seen = await people[1].must('game:view', { match });
    for (const sent of [tables, seen]) {
      const theirs = JSON.stringify(sent).replaceAll('"seat":1', '"seat":0');
      expect(leaks(book, state, 0, knowledge.known, [theirs]).length).toBeGreaterThan(0);
    }
    for (const client of people) client.close();
  });
});
