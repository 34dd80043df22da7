import { expect, test } from 'vitest';
import { groupCommit } from './group-commit';

interface Item {
  readonly key: string;
  readonly n: number;
}

const item = (key: string, n = 0): Item => ({ key, n });
const keyOf = ({ key }: Item) => key;

test('items that wait during a write go into the next one together', async () => {
  const writes: string[] = [];
  const commit = groupCommit<Item, string>({
    keyOf,
    async write(items) {
      writes.push(items.map(keyOf).join(' '));
      if (writes.length === 1) void Promise.all([commit(item('b')), commit(item('c'))]);
      return items.map(keyOf);
    },
  });
  await commit(item('a'));
  await commit(item('d'));
  expect(writes).toEqual(['a', 'b c d']);
});

test('a write holds at most one item per key', async () => {
  const writes: number[][] = [];
  const commit = groupCommit<Item, number>({
    keyOf,
    async write(items) {
      writes.push(items.map(({ n }) => n));
      return items.map(({ n }) => n);
    },
  });
  const items = [item('a', 1), item('a', 2), item('b', 3), item('a', 4)];
  expect(await Promise.all(items.map(commit))).toEqual([1, 2, 3, 4]);
  expect(writes).toEqual([[1, 3], [2], [4]]);
});

test('no result is reported before the write is done', async () => {
  let finish = () => {};
  const heard: string[] = [];
  const commit = groupCommit<Item, string>({
    keyOf,
    write: (items) =>
      new Promise((resolve) => {
        finish = () => resolve(items.map(keyOf));
      }),
  });
  const told = commit(item('a')).then((result) => heard.push(result));
  await new Promise(setImmediate);
  await new Promise(setImmediate);
  expect(heard).toEqual([]);
  finish();
  await told;
  expect(heard).toEqual(['a']);
});

test('one bad item does not fail the others', async () => {
  const commit = groupCommit<Item, string>({
    keyOf,
    async write(items) {
      if (items.some(({ key }) => key === 'bad')) throw new Error('bad');
      return items.map(keyOf);
    },
  });
  const results = await Promise.allSettled(['a', 'bad', 'b'].map((key) => commit(item(key))));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});
