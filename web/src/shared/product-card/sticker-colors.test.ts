import { expect, test } from 'vitest';
import { stickerColors } from './sticker-colors.ts';

test.each([
  ['#c62f36', { backgroundColor: '#c62f36', color: '#ffffff' }],
  ['#000000', { backgroundColor: '#000000', color: '#ffffff' }],
  ['#ffd400', { backgroundColor: '#ffd400', color: '#000000' }],
  ['#ffffff', { backgroundColor: '#ffffff', color: '#000000' }],
])('on %s the readable colours are %o', (given, colors) => {
  expect(stickerColors(given)).toEqual(colors);
});

test('pure red is deepened just enough to carry white', () => {
  const { backgroundColor: paper, color: ink } = stickerColors('#ff0000');
  expect(ink).toBe('#ffffff');
  expect(paper).toMatch(/^#[ef][0-9a-f]0000$/);
  expect(paper).not.toBe('#ff0000');
});
