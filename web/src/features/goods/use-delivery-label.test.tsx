// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { stopClock } from '../../../test/support/stop-clock.ts';
import { setMallClock } from '../../shop/mall/mall-clock.ts';
import { useDeliveryLabel } from './use-delivery-label.ts';

// A device that is a day late, with a page that has just been opened.
beforeEach(() => stopClock({ now: new Date('2026-04-30T12:00:00+09:00') }));

function Label() {
  return <p>{useDeliveryLabel('TODAY')}</p>;
}

test("the server promises no day, and the browser the one that is true by the mall's clock while the page is read", async () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(<Label />);
  expect(page.textContent).toBe('택배배송');
  const complaints: unknown[] = [];
  await act(async () => hydrateRoot(page, <Label />, { onRecoverableError: (error) => complaints.push(error) }));
  expect(page.textContent).toBe('택배배송');
  act(() => setMallClock('2026-05-01T10:58:30+09:00'));
  expect(page.textContent).toBe('오늘배송');
  act(() => void vi.advanceTimersByTime(120_000));
  expect([page.textContent, complaints]).toEqual(['내일배송', []]);
});
