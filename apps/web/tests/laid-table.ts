// A table laid out by a test: the page, its code and the first position belong to a real match; every later position is
// the test's own, sent to the page over its own socket in place of the server.
import type { Seat } from '@sleight/kernel';
import type { Area, Piece, Scene } from '@sleight/kit/scene';
import type { Staged } from '@sleight/kit/staging';
import type { StateUpdate } from '@sleight/protocol';
import { lastScene, packed } from '@sleight/protocol/unpack';
import type { Page, WebSocketRoute } from 'playwright-core';
import { sitDown } from './playing';
import { updateIn } from './wire';

interface Card {
  readonly id: string;
  readonly name: { readonly en: string };
  readonly title?: { readonly en: string };
  readonly rarity?: string;
  readonly kind: string;
  readonly text: { readonly en: string };
  readonly numbers: Readonly<Record<string, number>>;
}

export interface LaidTable {
  /** The first position of the match. */
  readonly first: Scene;
  readonly seat: Seat;
  /** Every card of the game, longest names first. */
  readonly cards: readonly Card[];
  /** Sends a position to the page, and resolves once it is shown. `asks`: with the first position's decision. */
  lay(scene: Scene, asks?: boolean): Promise<void>;
  /** The same as a move of the other player, with a beat for each of these lists of facts. */
  tell(scene: Scene, ...beats: readonly (readonly Staged[])[]): Promise<void>;
  /** The end of the match. */
  end(scene: Scene, result: StateUpdate['result'], summary: StateUpdate['summary']): Promise<void>;
}

const PING = '2';

/** Joins a match of a game; after its first decision, messages from the server are blocked. */
export async function layTable(page: Page, game: string): Promise<LaidTable> {
  const line: { route?: WebSocketRoute; told?: StateUpdate; isCut: boolean } = { isCut: false };
  await page.routeWebSocket(/socket\.io/, (route) => {
    line.route = route;
    const server = route.connectToServer();
    server.onMessage((message) => {
      const packet = String(message);
      if (line.isCut && packet !== PING) return;
      line.told = updateIn(packet) ?? line.told;
      route.send(message);
    });
  });
  await sitDown(page, game);
  await page.locator('[data-stage=asked]').waitFor();
  line.isCut = true;
  const { told, route } = line;
  if (told === undefined || route === undefined) throw new Error('the server has not told the table');
  // A hovered card is raised.
  await page.mouse.move(0, 0);
  const id = await page.locator('main').getAttribute('data-game');
  const { cards }: { cards: Card[] } = await page.evaluate(
    (which) => fetch(`/api/games/${which}/cards`).then((said) => said.json()),
    id,
  );
  let { version } = told;
  async function send(
    more: Pick<StateUpdate, 'decision' | 'beats' | 'by'> & Partial<StateUpdate>,
  ): Promise<void> {
    version++;
    const decision = more.decision === null ? null : { ...more.decision, id: version };
    const update = { ...told, ...more, decision, version };
    route?.send(`42${JSON.stringify(['game:state-update', update])}`);
    await page.locator(`[data-version="${version}"]`).waitFor();
  }
  return {
    first: lastScene(told),
    seat: told.seat,
    cards: cards.toSorted((a, b) => b.name.en.length - a.name.en.length),
    lay: (scene, asks = true) =>
      send({
        by: told.by,
        decision: asks ? told.decision : null,
        beats: [{ facts: [], log: [], scene }],
      }),
    tell: (scene, ...beats) =>
      send({
        by: told.seat === 0 ? 1 : 0,
        decision: told.decision,
        beats: packed(beats.map((facts) => ({ facts: [...facts], log: [], scene }))),
      }),
    end: (scene, result, summary) =>
      send({ by: told.by, decision: null, beats: [{ facts: [], log: [], scene }], result, summary }),
  };
}

/** Cards for an area, taken from these in turn. */
export const piecesOf = (
  area: string,
  n: number,
  cards: readonly Card[],
  more: Partial<Piece> = {},
): Piece[] =>
  Array.from({ length: n }, (_, i) => ({
    id: `laid ${area} ${i}`,
    touch: null,
    card: cards[i % cards.length].id,
    face: 'up',
    ...more,
  }));

export const filled = (area: Area, pieces: readonly Piece[]): Area => ({
  ...area,
  count: pieces.length,
  pieces,
});
