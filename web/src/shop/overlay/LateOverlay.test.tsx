// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { knowDialogs } from '../../../test/support/dialog.ts';
import { LateOverlay } from './LateOverlay.tsx';

beforeAll(knowDialogs);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Menu({ isOpen }: { isOpen: boolean; onClose: () => void }) {
  return isOpen && <p>전체 메뉴</p>;
}

function Page({ load }: { load: () => Promise<typeof Menu> }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        메뉴
      </button>
      <LateOverlay load={load} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}

test('an overlay that fails to load says so, leaves the page alone, and loads on the next press', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {}); // React reports what the boundary has caught
  const load = vi
    .fn<() => Promise<typeof Menu>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue(Menu);
  render(<Page load={load} />);
  await userEvent.click(screen.getByRole('button', { name: '메뉴' }));
  expect(await screen.findByText('네트워크 오류입니다. 나중에 다시 시도해 주세요.')).toBeTruthy();

  await userEvent.click(screen.getByRole('button', { name: '확인' }));
  expect(screen.queryByText('전체 메뉴')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '메뉴' }));
  expect(await screen.findByText('전체 메뉴')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});

test('while an overlay is loading a progress line says so', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof Menu>();
  const { container } = render(<Page load={() => promise} />);
  const line = () => container.querySelector('div[aria-hidden]');
  expect(line()).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '메뉴' }));
  expect(line()).not.toBeNull();

  resolve(Menu);
  expect(await screen.findByText('전체 메뉴')).toBeTruthy();
  expect(line()).toBeNull();
});
