// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ShareButton } from './ShareButton.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function share(device: Partial<Navigator>) {
  const user = userEvent.setup();
  vi.stubGlobal('navigator', device);
  render(<ShareButton title="누리온 X5" />);
  await user.click(screen.getByRole('button', { name: '링크 공유' }));
}

const clipboard = (writeText: (text: string) => Promise<void>) => ({ clipboard: { writeText } as Clipboard });

test('the address with all that is chosen is copied, and that is read out', async () => {
  window.history.replaceState(null, '', '/familyshop/goods/ngd/HP1?plan=P2');
  const copy = vi.fn<(text: string) => Promise<void>>(async () => {});
  await share(clipboard(copy));
  expect(copy).toHaveBeenCalledWith(expect.stringMatching(/\/familyshop\/goods\/ngd\/HP1\?plan=P2$/));
  expect((await screen.findByRole('status')).textContent).toBe('링크를 복사했어요.');
});

test('if the link cannot be copied the shopper learns what to do', async () => {
  await share(clipboard(() => Promise.reject(new Error('not allowed'))));
  expect(await screen.findByText(/주소창의 주소를 복사해 주세요/)).toBeTruthy();
});

test('a device that can share uses its own dialog, and canceling it shows no message', async () => {
  const hand = vi.fn<(link?: ShareData) => Promise<void>>(() => Promise.reject(new DOMException('', 'AbortError')));
  await share({ canShare: () => true, share: hand });
  expect(hand).toHaveBeenCalledWith({ title: '누리온 X5', url: window.location.href });
  expect(screen.getByRole('status').textContent).toBe('');
});
