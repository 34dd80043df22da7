import { expect, test } from 'vitest';
import { createLane } from './lane';

/** A job that ends on demand. */
function job(): { work: () => Promise<string>; end(): void; hasBegun: () => boolean } {
  let hasBegun = false;
  let end = (): void => {};
  const done = new Promise<string>((resolve) => {
    end = () => resolve('done');
  });
  const work = (): Promise<string> => {
    hasBegun = true;
    return done;
  };
  return { work, end: () => end(), hasBegun: () => hasBegun };
}

test('a fixed number of jobs runs at once; the next begins when one has ended, first come, first served', async () => {
  const lane = createLane(2);
  const jobs = Array.from({ length: 5 }, job);
  const results = jobs.map(({ work }) => lane(work));
  const begun = (): boolean[] => jobs.map(({ hasBegun }) => hasBegun());
  expect(begun()).toEqual([true, true, false, false, false]);
  jobs[1].end();
  await expect.poll(begun).toEqual([true, true, true, false, false]);
  for (const { end } of jobs) end();
  expect(await Promise.all(results)).toEqual(Array(5).fill('done'));
});

test('a failed job frees its place like any other', async () => {
  const lane = createLane(1);
  const fails = lane(async () => {
    throw new Error('no');
  });
  const next = lane(async () => 'done');
  await expect(fails).rejects.toThrow('no');
  expect(await next).toBe('done');
});

test('messages that arrived in the meantime come before the next job', async () => {
  const lane = createLane(1);
  const order: string[] = [];
  const jobs = ['one', 'two'].map((name) =>
    lane(async () => {
      order.push(name);
      setImmediate(() => order.push(`after ${name}`));
    }),
  );
  await Promise.all(jobs);
  await expect.poll(() => order).toEqual(['one', 'after one', 'two', 'after two']);
});
