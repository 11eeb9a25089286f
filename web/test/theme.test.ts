import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const sheet = readFileSync(new URL('../src/app/theme/tokens.css', import.meta.url), 'utf8');
const shared = colorsOf(/:root \{([^}]*)\}/);
const white = '#ffffff';
const optionSheet = readFileSync(
  new URL('../src/features/goods/GoodsPurchase/OptionChoice.module.css', import.meta.url),
  'utf8',
);
const colorOfFewLeft = /\.left \{[^}]*?color: var\(--color-(\w+)\)/.exec(optionSheet)?.[1] ?? 'none';

describe.each(['A', 'B', 'C', 'D', 'E'])('in theme %s', (theme) => {
  const color = { ...shared, ...colorsOf(new RegExp(`:root\\[data-theme='${theme}'\\] \\{([^}]*)\\}`)) };
  const named = (name: string) => color[name] ?? expect.fail(`--color-${name} has no value`);

  test.each(['text', 'secondary', 'danger', 'success', 'primary', 'strong', 'accent'])(
    'words in %s can be read on the page',
    (name) => {
      expect(contrast(named(name), named('page'))).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each(['text', 'secondary', 'primary', 'strong'])('words in %s can be read on the band', (name) => {
    expect(contrast(named(name), named('band'))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['text', 'secondary', 'strong', 'primary'])('words in %s can be read on the tint', (name) => {
    expect(contrast(named(name), named('tint'))).toBeGreaterThanOrEqual(4.5);
  });

  test('how few are left can be read on an option, be it chosen or not', () => {
    for (const ground of ['page', 'tint'])
      expect(contrast(named(colorOfFewLeft), named(ground))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['primary', 'strong', 'accent', 'danger'])('white words can be read on %s', (name) => {
    expect(contrast(white, named(name))).toBeGreaterThanOrEqual(4.5);
  });

  test('the ring around what has the focus can be told from every ground', () => {
    for (const ground of ['page', 'band', 'tint'])
      expect(contrast(named('primary'), named(ground))).toBeGreaterThanOrEqual(3);
  });

  test('what is disabled is paler, yet there', () => {
    expect(contrast(named('disabled'), named('page'))).toBeGreaterThanOrEqual(3);
    // The words on a button that cannot be pressed, which stand on the color of lines.
    expect(contrast(named('secondary'), named('line'))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['danger', 'success'])('words in %s can be read on the band and on the tint', (name) => {
    for (const ground of ['band', 'tint']) expect(contrast(named(name), named(ground))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['edge', 'primary'])('controls edged in %s can be told from the page and the band', (name) => {
    for (const ground of ['page', 'band']) expect(contrast(named(name), named(ground))).toBeGreaterThanOrEqual(3);
  });
});

function colorsOf(block: RegExp): Record<string, string> {
  const text = block.exec(sheet)?.[1] ?? '';
  return Object.fromEntries(
    [...text.matchAll(/--color-(\w+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

/** Contrast of two colours as WCAG 2.2 reckons it. */
function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
