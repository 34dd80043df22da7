// The search in a real browser's worker: the same request gives the same answer there as here.

import { optionCodes, pick, playing, toMove, view } from '@sleight/kernel';
import type { Game } from '@sleight/kit';
import { type ThinkRequest, think } from '@sleight/search';
import { shelf } from '@sleight/shelf';
import { expect, test } from 'vitest';
import { inBrowser } from '../testing/in-browser';
import { mathsBits } from '../testing/maths-bits';
import type { WorkerReply, WorkerRequest } from './browser-worker';

const scripts = new URL('../../../../scripts/', import.meta.url);

/** The first real choice of a match, as a request to the worker. */
function requestOf(game: Game): ThinkRequest {
  const book = game.book();
  const [deck] = game.decks;
  const p = playing(book, game.start(book, [deck, deck], 'browser'));
  let seat = toMove(p)!;
  while (optionCodes(p, seat).n < 2) {
    pick(p, seat, optionCodes(p, seat).list[0]);
    seat = toMove(p)!;
  }
  return {
    game: game.id,
    ruleset: game.rulesets[0],
    view: view(book, p.s, seat),
    seat,
    memory: [],
    own: deck,
    theirs: deck,
    level: game.evaluate === undefined ? 'easy' : 'expert',
    persona: null,
    budget: { iterations: 40 },
    seed: 'browser',
  };
}

const unknown: ThinkRequest = { ...requestOf(shelf[0]), game: 'go' };
const thought = (id: number, ms: number): WorkerRequest => ({
  id,
  request: { ...requestOf(shelf[0]), budget: { ms } },
});
const STOPPED = thought(100, 300);
const AFTER = thought(101, 600);

/**
 * Sends all requests to one worker, then one more, and stops it. Another worker starts a longer thought at that
 * moment; by the time it answers, the first one would have answered too.
 */
const page = (asked: readonly WorkerRequest[]): string => `<!doctype html><script type="module">
const say = (body) => fetch('/heard', { method: 'POST', body: JSON.stringify(body) });
const heard = [];
function newWorker(hear) {
  const worker = new Worker('/thinker.js', { type: 'module' });
  worker.onerror = ({ message }) => say({ failed: message });
  worker.onmessage = ({ data }) => { heard.push(data); hear(); };
  return worker;
}
const worker = newWorker(() => {
  if (heard.length !== ${asked.length}) return;
  worker.postMessage(${JSON.stringify(STOPPED)});
  worker.terminate();
  newWorker(() => say(heard)).postMessage(${JSON.stringify(AFTER)});
});
for (const asked of ${JSON.stringify(asked)}) worker.postMessage(asked);
</script>`;

test('a browser worker gives the same answers as the search here, reports failures, and can be stopped', async () => {
  const { bundleThinker } = await import(new URL('bundle-thinker.mjs', scripts).href);
  const files: Record<string, string> = await bundleThinker();
  const asked = [...shelf.map(requestOf), unknown].map(
    (request, i): WorkerRequest => ({ id: i + 1, request }),
  );
  const said = await inBrowser({ ...files, 'index.html': page(asked) });
  const expected = asked.map(({ id, request }): WorkerReply => {
    const game = shelf.find((one) => one.id === request.game);
    if (game === undefined) return { id, failed: 'there is no game go' };
    return { id, answer: think(game, game.book(), request) };
  });
  const answers = Array.isArray(said) ? said.toSorted((a, b) => a.id - b.id) : [said];
  expect(answers.slice(0, expected.length)).toEqual(JSON.parse(JSON.stringify(expected)));
  expect(answers.slice(expected.length).map(({ id }) => id)).toEqual([AFTER.id]);
});

test('a browser gives the same bits as Node for exp, log, power, sine and cosine', async () => {
  const { bundleForBrowser } = await import(new URL('bundle-thinker.mjs', scripts).href);
  const files: Record<string, string> = await bundleForBrowser({
    bits: 'apps/server/src/testing/maths-bits.ts',
  });
  const index = `<!doctype html><script type="module">
import { mathsBits } from '/bits.js';
fetch('/heard', { method: 'POST', body: JSON.stringify(mathsBits()) });
</script>`;
  const here = mathsBits();
  expect(Object.values(here).map((bits) => bits.length)).toEqual([2018, 2018, 2018, 2018, 2018]);
  expect(await inBrowser({ ...files, 'index.html': index })).toEqual(here);
});
