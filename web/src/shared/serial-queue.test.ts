import { expect, test } from 'vitest';
import { runSerially } from './serial-queue.ts';

test('tasks of one owner run one after the other, also after one that has failed; others do not wait', async () => {
  const done: string[] = [];
  const first = Promise.withResolvers<void>();
  const owner = {};
  const waiting = runSerially(owner, async () => {
    await first.promise;
    done.push('first');
    throw new Error('refused');
  });
  const next = runSerially(owner, async () => done.push('second'));
  await runSerially({}, async () => done.push('of another owner'));
  expect(done).toEqual(['of another owner']);

  first.resolve();
  await expect(waiting).rejects.toThrow('refused');
  await next;
  expect(done).toEqual(['of another owner', 'first', 'second']);
});
