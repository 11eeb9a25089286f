// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { useDeliveryLabel } from './use-delivery-label.ts';

afterEach(() => void vi.useRealTimers());

function Label() {
  return <p>{useDeliveryLabel('TODAY')}</p>;
}

test('the server promises no day, and the browser the one that is true when the page is read', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-01T10:00:00+09:00') });
  const page = document.createElement('div');
  page.innerHTML = renderToString(<Label />);
  expect(page.textContent).toBe('택배배송');
  vi.setSystemTime(new Date('2026-05-01T12:00:00+09:00'));
  const complaints: unknown[] = [];
  await act(async () => hydrateRoot(page, <Label />, { onRecoverableError: (error) => complaints.push(error) }));
  expect([page.textContent, complaints]).toEqual(['내일배송', []]);
});
