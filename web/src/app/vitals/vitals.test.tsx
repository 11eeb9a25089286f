import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sampleVitals } from './sample.ts';

const sent = vi.fn<(path: string, body: Blob) => boolean>();
beforeEach(() => {
  sent.mockReset();
  vi.stubGlobal('navigator', { sendBeacon: sent, webdriver: false });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Opens a document, lets an error pass, and leaves it. */
async function leave(chance: number): Promise<unknown> {
  sampleVitals('MOBILE', Promise.resolve(), () => chance);
  await import('./vitals.ts');
  await new Promise((resolve) => setTimeout(resolve));
  window.dispatchEvent(new ErrorEvent('error', { message: '윤슬기' }));
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  for (let times = 0; times < 2; times += 1) document.dispatchEvent(new Event('visibilitychange'));
  await new Promise((resolve) => setTimeout(resolve));
  const [path, body] = sent.mock.calls[0] ?? [];
  return body && { path, type: body.type, report: JSON.parse(await body.text()) as unknown };
}

test('a document that chance chooses reports once, when it is left, and nothing of what an error says', async () => {
  expect(await leave(0.05)).toEqual({
    path: '/vitals',
    type: 'application/json',
    report: {
      device: 'MOBILE',
      access: 'anyone',
      vitals: expect.any(Array) as unknown,
      errors: { error: 1, rejection: 0 },
    },
  });
  expect(sent).toHaveBeenCalledOnce();
});

test('nine of ten documents report nothing, and neither does one that a program drives', async () => {
  expect(await leave(0.1)).toBeUndefined();
  vi.stubGlobal('navigator', { sendBeacon: sent, webdriver: true });
  expect(await leave(0)).toBeUndefined();
});
