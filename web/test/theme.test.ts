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

const schema = readFileSync(new URL('../../schema/mall.graphql', import.meta.url), 'utf8');
const themes =
  /enum MallTheme \{([^}]*)\}/u
    .exec(schema)?.[1]
    ?.match(/^ {2}\w+$/gmu)
    ?.map((name) => name.trim()) ?? [];

test('the schema has themes, and the sheet has no others', () => {
  expect(themes).toContain('A');
  expect([...sheet.matchAll(/data-theme='(\w+)'/gu)].map(([, theme]) => theme)).toEqual(themes);
});

describe.each(themes)('in theme %s', (theme) => {
  test.each(['primary', 'strong', 'tint', 'accent'])('%s is a color of its own', (name) => {
    expect(colorsOf(new RegExp(`:root\\[data-theme='${theme}'\\] \\{([^}]*)\\}`))).toHaveProperty(name);
  });

  const color = { ...shared, ...colorsOf(new RegExp(`:root\\[data-theme='${theme}'\\] \\{([^}]*)\\}`)) };
  const named = (name: string) => color[name] ?? expect.fail(`--color-${name} has no value`);

  test.each(['text', 'secondary', 'danger', 'success', 'primary', 'strong', 'accent'])(
    'text in %s is readable on the page',
    (name) => {
      expect(contrast(named(name), named('page'))).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each(['text', 'secondary', 'primary', 'strong'])('text in %s is readable on the band', (name) => {
    expect(contrast(named(name), named('band'))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['text', 'secondary', 'strong', 'primary'])('text in %s is readable on the tint', (name) => {
    expect(contrast(named(name), named('tint'))).toBeGreaterThanOrEqual(4.5);
  });

  test('a low stock is readable on an option, chosen or not', () => {
    for (const ground of ['page', 'tint'])
      expect(contrast(named(colorOfFewLeft), named(ground))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['primary', 'strong', 'accent', 'danger'])('white text is readable on %s', (name) => {
    expect(contrast(white, named(name))).toBeGreaterThanOrEqual(4.5);
  });

  test('the focus ring is visible on every background', () => {
    for (const ground of ['page', 'band', 'tint'])
      expect(contrast(named('primary'), named(ground))).toBeGreaterThanOrEqual(3);
  });

  test('what is disabled is paler, yet there', () => {
    expect(contrast(named('disabled'), named('page'))).toBeGreaterThanOrEqual(3);
    // The text on a disabled button, on the color of lines.
    expect(contrast(named('secondary'), named('line'))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['danger', 'success'])('text in %s is readable on the band and on the tint', (name) => {
    for (const ground of ['band', 'tint']) expect(contrast(named(name), named(ground))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['edge', 'primary'])('controls edged in %s are visible on the page and the band', (name) => {
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
