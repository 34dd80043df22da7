// Against a language model, on a server that has one: how it should play is chosen in the form and sent with the match.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { violations } from './axe';
import { picture, visitors } from './browser';
import { inAHurry } from './playing';
import { serve } from './serving';

const visit = visitors();

test('the form asks how the language model plays, and the match is begun with that', async () => {
  const data = mkdtempSync(join(tmpdir(), 'sleight-model-'));
  // Nobody answers there, so that a bot plays in its place.
  const env = {
    SLEIGHT_MODEL_PROVIDER: 'ollama',
    SLEIGHT_MODEL: 'none',
    SLEIGHT_MODEL_URL: 'http://127.0.0.1:9',
  };
  const server = await serve({ main: inject('serverMain'), web: inject('serverWeb'), data, env });
  const { page, complaints, close } = await visit({ baseURL: server.origin });
  const sent: string[] = [];
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(`${payload}`)));
  await inAHurry(page);
  await page.goto('/en/play/ai?game=territory');
  await page.getByRole('radio', { name: 'Easy' }).check();
  expect(await page.getByRole('group', { name: 'How well it plays' }).count()).toBe(0);
  await page.getByRole('radio', { name: 'Language model' }).check();
  await page.getByRole('group', { name: 'How well it plays' }).getByLabel('As well as it can').check();
  await page.getByRole('group', { name: 'Style' }).getByLabel('Aggressive').check();
  const among = page.getByRole('group', { name: 'Moves it considers' });
  await among.getByText('it rarely blunders').waitFor();
  await among.getByLabel('Chooses from the three best moves').check();
  expect(await violations(page)).toEqual([]);
  await picture(page, 'language model form');
  await page.getByRole('button', { name: 'Start the match' }).click();
  await page.locator('[data-plate="1"]').first().getByText('Language model').waitFor();
  const ask = sent.find((frame) => frame.includes('room:create'));
  expect(ask).toContain('"manner":{"difficulty":"best","style":"bold","among":"best-three"}');
  expect(complaints).toEqual([]);
  await close();
  await server.stop();
  rmSync(data, { recursive: true });
});
