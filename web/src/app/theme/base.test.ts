import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// Chrome 96 and later darken a page with `color-scheme: light` all the same (developer.chrome.com, Auto Dark Theme).
test('no browser darkens the pages on its own, which would hide names drawn in dark letters', () => {
  expect(readFileSync(new URL('base.css', import.meta.url), 'utf8')).toContain('color-scheme: only light;');
});
