// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { knowDialogs } from '../../../../test/support/dialog.ts';
import { stubObservers } from '../../../../test/support/observers.ts';
import { PageContext } from '../../../shop/page/page-context.ts';
import { Gallery } from './Gallery.tsx';

beforeAll(() => {
  knowDialogs();
  stubObservers();
});
afterEach(cleanup);

async function open(count: number) {
  const images = Array.from({ length: count }, (_, index) => ({ url: `/images/${index}.svg`, alt: '누리온 X5' }));
  const element = (
    <PageContext value={{ mallUrl: 'familyshop', device: 'DESKTOP', params: {} }}>
      <Gallery images={images} productName="누리온 X5" isSoldOut={false} shape="tall" />
    </PageContext>
  );
  await act(async () => render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />));
}

test('every image has alt text and a button that brings it into the frame', async () => {
  await open(3);
  expect(screen.getAllByRole('img').map((picture) => picture.getAttribute('alt'))).toEqual([
    '누리온 X5 1번째 사진',
    '누리온 X5 2번째 사진',
    '누리온 X5 3번째 사진',
  ]);
  expect(screen.getByRole('status').textContent).toBe('1 / 3');
  const third = screen.getByRole('button', { name: '3번째 사진 보기' });
  await userEvent.click(third);
  expect(third.getAttribute('aria-current')).toBe('true');
  expect(screen.getByRole('status').textContent).toBe('3 / 3');
});

test('a single image has neither thumbnails nor a count', async () => {
  await open(1);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('status')).toBeNull();
});

test('before hydration the zoom link opens the image itself; then it opens the viewer over the page', async () => {
  await open(2);
  const way = screen.getByRole('link', { name: '사진 크게 보기' });
  expect(way.getAttribute('href')).toBe('/images/0.svg');
  await userEvent.click(way);
  expect(await screen.findByRole('dialog', { name: '사진 크게 보기' })).toBeTruthy();
});
