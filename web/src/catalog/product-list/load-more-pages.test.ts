import { expect, test } from 'vitest';
import { nextTask } from '../../shared/next-task.ts';
import { LoadMorePages } from './load-more-pages.ts';

/** Pages that note which of them are watched, and which no more. */
function watched() {
  const requests: number[] = [];
  const stopped: number[] = [];
  const pages = new LoadMorePages((page) => {
    requests.push(page);
    return { stop: () => stopped.push(page), askAgain() {} };
  });
  return { requests, stopped, pages };
}

test('each page is requested once, in a separate task', async () => {
  const { requests, pages } = watched();
  pages.want([2, 3]);
  pages.want([3]);
  expect(requests).toEqual([]);
  await expect.poll(() => requests).toEqual([2, 3]);
  pages.want([2, 3]);
  await nextTask();
  expect(requests).toEqual([2, 3]);
});

test('a list that was left meanwhile requests nothing', async () => {
  const { requests, stopped, pages } = watched();
  pages.want([2]);
  pages.close();
  await nextTask();
  expect([requests, stopped]).toEqual([[], []]);
});
