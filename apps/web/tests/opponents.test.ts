// A match against a bot from the form to the end: the opponent, changed rules, the way back, cards on the table, the result.
import { expect, test } from 'vitest';
import { DESKTOP, PHONE, picture, visitors } from './browser';
import { filled, layTable, piecesOf } from './laid-table';
import { calmly, inAHurry, sitDown } from './playing';

const visit = visitors();

test('“Play now” introduces a named opponent with portrait, level, style and sentence', async () => {
  const { page, close } = await visit();
  await calmly(page);
  await page.goto('/en');
  await page.getByRole('button', { name: 'Play now: Territory' }).click();
  const introduction = page.getByRole('region', { name: 'The players' });
  await introduction.getByText('Pip', { exact: true }).waitFor();
  await introduction.getByText('Easy · Balanced').waitFor();
  await introduction.getByText('Tries everything once.').waitFor();
  await introduction.locator('img[src$="/art/portraits/pip.svg"]').waitFor();
  await picture(page, 'introduction of the first bot');
  await close();
});

test.each([
  ['Easy', 'Pip'],
  ['Medium', 'Hazel'],
  ['Hard', 'Magpie'],
  ['Expert', 'The Abbess'],
])('the form offers %s with %s first', async (level, name) => {
  const { page, close } = await visit();
  await page.goto('/en/play/ai?game=mythos');
  await page.getByRole('radio', { name: level, exact: true }).check();
  const first = page.getByRole('group', { name: 'Opponent' }).getByRole('radio').first();
  expect(await first.getAttribute('aria-label')).toBe(name);
  expect(await first.isChecked()).toBe(true);
  await picture(page, `opponents ${level}`);
  await close();
});

test('rules changed in the form hold in a match against a bot', async () => {
  const { page, close } = await visit();
  await inAHurry(page);
  await page.goto('/en/play/ai?game=territory');
  const form = page.locator('[data-rule-form]');
  await form.locator('summary').click();
  await form.getByLabel('Lanes', { exact: true }).selectOption('5');
  await form.getByText('1 change').waitFor();
  await page.getByRole('button', { name: 'Start the match' }).click();
  await page.locator('[data-version]').waitFor();
  await expect.poll(() => page.locator('[data-lane]').count()).toBe(5);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const changed = page.locator('[data-changed-rules]').getByRole('listitem');
  expect(await changed.allInnerTexts()).toEqual(['Lanes: 5 instead of 4']);
  await close();
});

test('an open match can be continued from the top of the home page, above the games', async () => {
  const { page, close } = await visit();
  await inAHurry(page);
  await sitDown(page, 'Territory');
  await page.goto('/en');
  const link = page.getByRole('link', { name: 'Continue Territory against Pip, easy' });
  await link.waitFor();
  for (const window of [DESKTOP, PHONE]) {
    await page.setViewportSize(window);
    const [box, game] = [
      await link.boundingBox(),
      await page.getByRole('heading', { level: 2 }).first().boundingBox(),
    ];
    if (box === null || game === null) throw new Error('the home page shows neither');
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.y + box.height).toBeLessThanOrEqual(window.height / 2);
    expect(box.y + box.height).toBeLessThanOrEqual(game.y);
    await picture(page, `continue ${window.width}`);
  }
  await close();
});

test('a card on the table shows its title and its rarity where there is room', async () => {
  const { page, close } = await visit();
  await inAHurry(page);
  const { first, cards, lay } = await layTable(page, 'Mythos');
  // A name of one line leaves room for the title.
  const card = cards.findLast(({ kind, title }) => kind === 'character' && title !== undefined);
  if (card?.title === undefined || card.rarity === undefined)
    throw new Error('no card has a title and a rarity');
  await page.setViewportSize({ width: 2560, height: 1440 });
  const areas = first.areas.map((area) =>
    area.lane > 0 && area.whose !== null ? filled(area, piecesOf(area.id, 1, [card])) : area,
  );
  await lay({ ...first, areas }, false);
  const laid = page.locator('[data-lane="1"] [data-piece^="laid"]').first();
  await laid.getByText(card.title.en, { exact: true }).waitFor();
  expect(await laid.locator('[data-rarity]').innerText()).toBe(card.rarity);
  expect(await laid.locator('[data-rarity]').isVisible()).toBe(true);
  await picture(page, 'title and rarity');
  await close();
});

test.each([
  {
    decided: 2,
    en: ['You win', 'On points, 7 to 4.', 'Turning point: turn 2, when you took the lead for good.'],
  },
  { decided: 1, en: ['You win', 'On points, 7 to 4.', 'You led from turn 1 to the end.'] },
])('the end screen gives the reason and the turning point ($decided)', async ({ decided, en }) => {
  const { page, close } = await visit();
  await inAHurry(page);
  const { first, seat, end } = await layTable(page, 'Mythos');
  const mine = (points: number, theirs: number): [number, number] =>
    seat === 0 ? [points, theirs] : [theirs, points];
  await end(
    first,
    { winner: seat, reason: 'points' },
    {
      label: { en: 'Points', fr: 'Points' },
      unit: { en: 'Turn', fr: 'Tour' },
      rounds: [
        { n: 1, points: mine(decided === 1 ? 3 : 1, 2) },
        { n: 2, points: mine(7, 4) },
      ],
      decided,
    },
  );
  for (const text of en) await page.getByText(text, { exact: true }).first().waitFor();
  await picture(page, `end ${decided}`);
  await close();
});
