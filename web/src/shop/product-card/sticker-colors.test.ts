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

test('text is readable on any color that a shop chooses', () => {
  const steps = ['00', '33', '66', '99', 'cc', 'ff'];
  const colors = steps.flatMap((red) => steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)));
  const unreadable = colors.filter((color) => {
    const { backgroundColor, color: ink } = stickerColors(color);
    return contrast(backgroundColor, ink) < 4.5;
  });
  expect(unreadable).toEqual([]);
});

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
