import { expect, test } from 'vitest';
import { toSafeHtml } from '../../src/rules/html.ts';
import { toImageAddress } from '../../src/rules/image.ts';

test.each([
  'data:image/png;base64,iVBORw0KGgo=',
  'DATA:image/png;base64,iVBORw0KGgo=',
  'file:///C:/Users/md/a.png',
  'File:a.png',
  'blob:https://admin.example.com/0f2a',
  'about:blank',
  'c:/a.png',
])('a picture at %j is none', (path) => {
  expect(toImageAddress('https://cdn.example.com', path)).toBeNull();
  expect(toSafeHtml(`<img src="${path}">`, { mallUrl: 'a', device: 'DESKTOP', imageHost: '' })).toBe('');
});

test('the scheme of the image host counts in any case, and a colon later in a path is none', () => {
  expect(toImageAddress('https://cdn.example.com', 'HTTPS://cdn.example.com/a.png')).toBe(
    'https://cdn.example.com/a.png',
  );
  expect(toImageAddress('https://cdn.example.com', 'HTTP://evil.example.com/a.png')).toBeNull();
  expect(toImageAddress('', '/images/2026:01.png')).toBe('/images/2026:01.png');
  expect(toImageAddress('', 'images/a:b.png')).toBe('/images/a:b.png');
});
