import { expect, test, vi } from 'vitest';
import { nextTask } from '../../shared/next-task.ts';
import { LoadMorePages } from './load-more-pages.ts';

/** Pages that note which of them are watched, and which no more. */
function watched() {
  const asked: number[] = [];
  const stopped: number[] = [];
  const pages = new LoadMorePages((page) => {
    asked.push(page);
    return { stop: () => stopped.push(page), askAgain() {} };
  });
  return { asked, stopped, pages };
}

test('each page is requested once, in a separate task', async () => {
  const { asked, pages } = watched();
  pages.want([2, 3]);
  pages.want([3]);
  expect(asked).toEqual([]);
  await vi.waitFor(() => expect(asked).toEqual([2, 3]));
  pages.want([2, 3]);
  await nextTask();
  expect(asked).toEqual([2, 3]);
});

test('a list that was left meanwhile requests nothing', async () => {
  const { asked, stopped, pages } = watched();
  pages.want([2]);
  pages.close();
  await nextTask();
  expect([asked, stopped]).toEqual([[], []]);
});
