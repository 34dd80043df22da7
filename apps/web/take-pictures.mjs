// `npm run pictures`: plays each game against a bot in Chromium, in windows of five sizes, and keeps pictures of the same
// moments in docs/pictures, with a page that lists them. `npm run pictures -- mythos 1440x900` takes only those.
// A moment that no match shows is an error.

import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freezeFrames } from './freeze-frames.mjs';
import { openPages } from './open-pages.mjs';

/** The fact whose beat scores, in games that a picture of it was designed for. */
const SCORING = { mythos: 'points', territory: 'lane', sleeved: 'points', onepiece: 'damage' };
const SIZES = ['2560x1440', '1440x900', '1024x768', '390x844', '844x390'];
/** The windows in French; the others are in English. */
const FRENCH = ['1024x768'];
const WORDS = {
  en: { play: 'Play now: ', menu: 'Menu', concede: 'Concede' },
  fr: { play: 'Jouer\u202f: ', menu: 'Menu', concede: 'Abandonner' },
};
const languageOf = (size) => (FRENCH.includes(size) ? 'fr' : 'en');
const MOMENTS = {
  opening: 'the players are introduced',
  deal: 'the first hand is dealt',
  enemy: 'the other player acts',
  scoring: 'points, or damage',
  end: 'the match is over',
};
/** With so much on the board a picture need not be taken again. */
const ENOUGH = 6;
const QUALITY = 62;
/** A match that is not over by then is given up. */
const MOST_PICKS = 400;
/** So many matches may be played until one shows every moment. */
const ATTEMPTS = 5;

const { origin, games, browser, close } = await openPages();
const folder = fileURLToPath(new URL('../../docs/pictures', import.meta.url));
const fileOf = (game, moment, size) => `${game}-${moment}-${size}.webp`;

const settingsAt = (speed) =>
  JSON.stringify({
    state: { speed, volume: 0, isMuted: true, confirms: false, reducedMotion: 'off' },
    version: 0,
  });

/** Everything that goes on with the match. A button that undoes a pick may be first, and pressing it would never end. */
const onward =
  '[data-lit]:not([aria-pressed], [data-late]), [data-listed]:not([disabled]), [data-main]:not([disabled])';

/**
 * Picks without a pointer, because a pointer that comes down skips what is in the air, and not before that has landed.
 * Says whether there was a choice.
 */
const pick = (page) =>
  page.evaluate((selector) => {
    const isInTheAir = ({ effect, playState }) =>
      playState !== 'finished' && effect?.target?.closest('[data-glass]') != null;
    const isStill = window.stills.frozen === null && !document.getAnimations().some(isInTheAir);
    const isAsked = isStill && document.querySelector('[data-stage=asked]') !== null;
    const choice = isAsked ? document.querySelector(selector) : null;
    choice?.click();
    return choice !== null;
  }, onward);

async function concede(page, { menu, concede }) {
  await page.getByRole('button', { name: menu, exact: true }).click();
  await page.getByRole('dialog', { name: menu }).getByRole('button', { name: concede }).click();
}

/** The picture of a page that stands still. */
async function shoot(page, file) {
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  const line = await page.context().newCDPSession(page);
  const { data } = await line.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
  await line.detach();
  writeFileSync(join(folder, file), Buffer.from(data, 'base64'));
}

async function sitDown(browser, baseURL, game, size) {
  const [width, height] = size.split('x').map(Number);
  const context = await browser.newContext({
    viewport: { width, height },
    hasTouch: Math.min(width, height) < 500,
    locale: languageOf(size) === 'fr' ? 'fr-FR' : 'en-GB',
    baseURL,
    extraHTTPHeaders: {
      'x-forwarded-for': `10.0.${Object.keys(games).indexOf(game)}.${SIZES.indexOf(size)}`,
    },
  });
  await context.addInitScript((settings) => {
    localStorage['sleight-settings'] ??= settings;
  }, settingsAt('fast'));
  await context.addInitScript(freezeFrames, SCORING);
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await page.goto(`/${languageOf(size)}`);
  // How full the board was in the last picture of a moment.
  const wanted = Object.fromEntries(Object.keys(MOMENTS).map((moment) => [moment, -1]));
  await page.evaluate((all) => Object.assign(window.stills.wanted, all), wanted);
  // Without a pointer, which would rest on a card and lift it.
  const { play } = WORDS[languageOf(size)];
  await page.getByRole('button', { name: `${play}${games[game]}` }).evaluate((one) => one.click());
  return { page, wanted };
}

/** The rest is played without motion. */
async function hurry(page) {
  await page.evaluate((settings) => {
    localStorage['sleight-settings'] = settings;
  }, settingsAt('instant'));
  await page.reload();
  await page.evaluate(() => Object.assign(window.stills.wanted, { end: -1 }));
}

/** Is there a choice already, though the deal was not seen? A bot that moves before the page is there leaves none to see. */
const isTooLate = async (page, wanted) =>
  [wanted.opening, wanted.deal].includes(-1) && (await page.locator('[data-stage=asked]').count()) > 0;

async function photograph(browser, origin, game, size, attempts = ATTEMPTS) {
  const { page, wanted } = await sitDown(browser, origin, game, size);
  const isDone = () => ['enemy', 'scoring'].every((moment) => wanted[moment] >= ENOUGH);
  let picks = 0;
  let isHurried = false;
  for (;;) {
    const { frozen, fullness } = await page.evaluate(() => ({ ...window.stills, wanted: null, thaw: null }));
    if (frozen !== null) {
      await shoot(page, fileOf(game, frozen, size));
      if (frozen === 'end') break;
      // The opening comes once; of the others a later one may show more.
      wanted[frozen] = frozen === 'opening' || frozen === 'deal' ? 1e9 : fullness;
      await page.evaluate((all) => {
        Object.assign(window.stills.wanted, all);
        window.stills.thaw();
      }, wanted);
    } else if (attempts > 1 && picks === 0 && (await isTooLate(page, wanted))) {
      await page.context().close();
      return photograph(browser, origin, game, size, attempts - 1);
    } else if (isDone() && !isHurried) {
      await hurry(page);
      isHurried = true;
    } else if (picks === MOST_PICKS) {
      await concede(page, WORDS[languageOf(size)]);
      picks += 1;
    } else if (await pick(page)) picks += 1;
    await page.waitForTimeout(isHurried ? 30 : 80);
  }
  await page.context().close();
  const missing = Object.keys(MOMENTS).filter((moment) => moment !== 'end' && wanted[moment] === -1);
  if (missing.length === 0) return;
  if (attempts === 1) throw new Error(`${game} ${size}: no match showed ${missing.join(', ')}`);
  await photograph(browser, origin, game, size, attempts - 1);
}

/** Every picture there is, by game and moment. */
function contactSheet() {
  const pictureOf = (game, moment, size) => {
    const file = fileOf(game, moment, size);
    const alt = `${games[game]}, ${MOMENTS[moment]}, ${size}`;
    if (!existsSync(join(folder, file))) throw new Error(`${file} is missing`);
    return `<img src="${file}" alt="${alt}" height="150">`;
  };
  const tables = Object.keys(games).map((game) => {
    const rows = Object.entries(MOMENTS).map(
      ([moment, words]) =>
        `| ${moment}: ${words} | ${SIZES.map((size) => pictureOf(game, moment, size)).join(' | ')} |`,
    );
    return [
      `## ${games[game]}`,
      '',
      `| | ${SIZES.join(' | ')} |`,
      `|---|${'---|'.repeat(SIZES.length)}`,
      ...rows,
    ];
  });
  const head = [
    '# Pictures',
    '',
    'The same moments of each game in windows of five sizes, taken from real matches by `npm run pictures`, which also',
    `writes this page. ${FRENCH.join(', ')} is in French. \`docs/design-review.md\` says what they were compared with.`,
  ];
  writeFileSync(
    join(folder, 'README.md'),
    `${[head, ...tables].map((part) => part.join('\n')).join('\n\n')}\n`,
  );
}

const asked = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
for (const game of Object.keys(games)) {
  for (const size of SIZES) {
    if (!asked.every((one) => [game, size].includes(one))) continue;
    const began = Date.now();
    await photograph(browser, origin, game, size);
    console.log(`${game} ${size}: ${Math.round((Date.now() - began) / 1000)} s`);
  }
}
await close();
contactSheet();
