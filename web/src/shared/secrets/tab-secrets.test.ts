// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { newKey } from './sealing.ts';

const key = vi.hoisted(() => ({ current: null as CryptoKey | null }));
// The browser holds it in IndexedDB, which is tried in the journey of a phone's order.
vi.mock('./browser-key.ts', () => ({ browserKey: () => Promise.resolve(key.current) }));

/** The module of a document that has just been loaded. */
async function loaded() {
  vi.resetModules();
  return import('./tab-secrets.ts');
}

const stored = () => JSON.stringify({ ...sessionStorage, ...localStorage });

beforeEach(async () => {
  sessionStorage.clear();
  key.current = await newKey();
});

test('what is kept is there after a reload, and never lies in storage in the clear', async () => {
  const before = await loaded();
  before.keepSecret('form', '계좌 110-4826');
  expect(before.readSecret('form')).toBe('계좌 110-4826');
  await vi.waitFor(() => expect(sessionStorage.getItem('form')).not.toBeNull());
  expect(stored()).not.toMatch(/4826|계좌/u);
  const after = await loaded();
  expect(after.readSecret('form')).toBeNull();
  await after.openSecret('form');
  expect(after.readSecret('form')).toBe('계좌 110-4826');
});

test('of texts that follow fast the last one is kept', async () => {
  const { keepSecret } = await loaded();
  for (const text of ['1', '11', '110']) keepSecret('form', text);
  await vi.waitFor(async () => {
    const { openSecret, readSecret } = await loaded();
    await openSecret('form');
    expect(readSecret('form')).toBe('110');
  });
});

test('what is forgotten while it is sealed does not come back', async () => {
  const { keepSecret, forgetSecret, readSecret } = await loaded();
  keepSecret('form', '110');
  forgetSecret('form');
  keepSecret('other', '220');
  await vi.waitFor(() => expect(sessionStorage.getItem('other')).not.toBeNull());
  expect(readSecret('form')).toBeNull();
  expect(sessionStorage.getItem('form')).toBeNull();
});

test('a secret of another browser, or under another name, is lost and not an error', async () => {
  const { keepSecret } = await loaded();
  keepSecret('form', '110');
  await vi.waitFor(() => expect(sessionStorage.getItem('form')).not.toBeNull());
  sessionStorage.setItem('renamed', sessionStorage.getItem('form') ?? '');
  const { openSecret, readSecret } = await loaded();
  await openSecret('renamed');
  expect(readSecret('renamed')).toBeNull();
  expect(sessionStorage.getItem('renamed')).toBeNull();
});

test('without a key of the browser it is in memory alone', async () => {
  key.current = null;
  const { keepSecret, openSecret, readSecret } = await loaded();
  keepSecret('form', '110');
  await openSecret('form');
  expect(readSecret('form')).toBe('110');
  expect(stored()).toBe('{}');
});
