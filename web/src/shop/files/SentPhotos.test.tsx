// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { knowDialogs } from '../../../test/support/dialog.ts';
import { renderInMall } from '../../../test/support/in-mall.tsx';
import { SentPhotos } from './SentPhotos.tsx';

beforeAll(knowDialogs);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Answers with these statuses, one after the other, and then with photos. */
function show(...statuses: number[]) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return new Response('photo', { status: statuses.shift() ?? 200 });
  });
  renderInMall(<SentPhotos numbers={['F1', 'F2']} />, { isMember: true });
  return asked;
}

test('each photo of the list opens large, and closes', async () => {
  show();
  const list = within(screen.getByRole('list', { name: '첨부한 사진' }));
  await userEvent.click(await list.findByRole('button', { name: '사진 2 크게 보기' }));
  const large = await screen.findByRole('dialog', { name: '사진 2' });
  expect(within(large).getByRole<HTMLImageElement>('img').src).toMatch(/^data:/u);
  await userEvent.click(within(large).getByRole('button', { name: '닫기' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a photo that cannot be loaded says so, and is loaded again by a press that keeps the focus', async () => {
  const asked = show(503);
  const retry = await screen.findByRole('button', { name: '사진 1 다시 시도' });
  expect(screen.getByText('사진을 불러오지 못했어요')).toBeTruthy();
  await userEvent.click(retry);
  expect(document.activeElement).toBe(await screen.findByRole('button', { name: '사진 1 크게 보기' }));
  expect(screen.queryByText('사진을 불러오지 못했어요')).toBeNull();
  expect(asked.filter((path) => path.startsWith('/files/F1'))).toHaveLength(2);
});

test('photos load once they are near the screen', async () => {
  const arrivals: IntersectionObserverCallback[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(arrive: IntersectionObserverCallback) {
        arrivals.push(arrive);
      }
      observe = vi.fn<(element: Element) => void>();
      disconnect = vi.fn<() => void>();
    },
  );
  const asked = show();
  expect(screen.getByRole('button', { name: '사진 1 불러오는 중' }).getAttribute('aria-disabled')).toBe('true');
  expect(asked).toEqual([]);
  act(() => arrivals[1]?.([{ isIntersecting: true } as IntersectionObserverEntry], {} as IntersectionObserver));
  expect(await screen.findByRole('button', { name: '사진 2 크게 보기' })).toBeTruthy();
  expect(asked).toEqual(['/files/F2?mallUrl=familyshop']);
});
