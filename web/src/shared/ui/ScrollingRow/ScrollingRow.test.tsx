// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ScrollingRow } from './ScrollingRow.tsx';

afterEach(cleanup);

test('a row turns by a press, and offers no way beyond its ends', async () => {
  render(
    <ScrollingRow>
      <li>하나</li>
      <li>둘</li>
    </ScrollingRow>,
  );
  const row = screen.getByRole('list');
  // As wide as a phone; its content is four times as wide.
  Object.defineProperties(row, { clientWidth: { value: 390 }, scrollWidth: { value: 1560 } });
  row.scrollBy = vi.fn<(options?: ScrollToOptions | number) => void>();
  expect(isOffered('이전 상품')).toBe(false);

  await userEvent.click(arrow('다음 상품'));
  expect(row.scrollBy).toHaveBeenCalledWith(expect.objectContaining({ left: 390 }));
  fireEvent.scroll(row, { target: { scrollLeft: 390 } });
  expect(isOffered('이전 상품')).toBe(true);
  fireEvent.scroll(row, { target: { scrollLeft: 1170 } });
  expect(isOffered('다음 상품')).toBe(false);
});

test('a press on a button at the end of the row keeps the focus on it', async () => {
  render(
    <ScrollingRow size="tile">
      <li>하나</li>
    </ScrollingRow>,
  );
  screen.getByRole('list').scrollBy = vi.fn<(options?: ScrollToOptions | number) => void>();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(arrow('이전 기획전'));
});

function arrow(name: string) {
  return screen.getByRole('button', { name });
}

function isOffered(name: string) {
  return arrow(name).getAttribute('aria-disabled') === 'false';
}
