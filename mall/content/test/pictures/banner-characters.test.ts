import { mallStyles, type MallStyle } from 'mall/db/schema/mall-styles.ts';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { stripCopies, tileCopies } from '../../src/seed/content/banner-copy.ts';
import { themeContents } from '../../src/seed/themes/theme-contents.ts';
import { bannerCharacters, themeColors } from '../../src/pictures/banners/characters/characters.ts';
import { bannerProducts } from '../../src/pictures/banners/draw-banner.ts';
import { bannerLayouts } from '../../src/pictures/banners/layouts.ts';
import { drawPicture } from '../../src/pictures/draw-picture.ts';
import { bannerMoulds } from '../../src/pictures/picture-words.ts';
import { bannerPicturePath } from '../../src/pictures/picture-path.ts';
import { productKinds } from '../../src/pictures/product-kinds.ts';
import { textWidth } from '../../src/pictures/svg/text-fit.ts';

const shapes = ['hero', 'hero-mobile', 'strip', 'tile'] as const;

/** A phone 320 wide has a frame of 288, and shows the left part of a strip 90 high; desktops show heroes from 768 on. */
const smallestScale = { hero: 720 / 1200, 'hero-mobile': 288 / 716, strip: 90 / 160, tile: 288 / 588 };

function copiesOf(theme: MallStyle, shape: (typeof shapes)[number]) {
  if (shape === 'tile') return tileCopies;
  return shape === 'strip' ? stripCopies : themeContents[theme].heroes;
}

const drawn = (
  theme: MallStyle,
  shape: (typeof shapes)[number],
  copy: Omit<Parameters<typeof bannerPicturePath>[0], 'shape' | 'theme'>,
) => drawPicture(bannerPicturePath({ ...copy, shape, theme })) ?? '';

/** The forms of a drawing and where they are, without its colors. */
const formsIn = (svg: string) => svg.replaceAll(/#[0-9a-f]{3,8}\b|<defs>.*<\/defs>|<text.*?<\/text>/gu, '');

/** WCAG 2.2: relative luminance. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((first, second) => first - second);
  return (light + 0.05) / (dark + 0.05);
}

describe.each(shapes)('a %s', (shape) => {
  test('is of other forms in every theme, not of other colors alone', () => {
    const copy = { kind: 'kettle', color: '8a93a6', eyebrow: '새로', title: '차 한 잔', subtitle: '따뜻하게' } as const;
    const forms = mallStyles.map((theme) => formsIn(drawn(theme, shape, copy)));
    expect(new Set(forms).size).toBe(mallStyles.length);
  });

  test.each(mallStyles)('in theme %s keeps its whole text in its column', (theme) => {
    const { left, textWidth: room, height } = bannerLayouts[shape];
    for (const copy of copiesOf(theme, shape)) {
      const lines = [
        ...drawn(theme, shape, copy).matchAll(
          /<text x="([^"]*)" y="([^"]*)" font-family="[^"]*" font-size="([^"]*)"[^>]*>([^<]*)</gu,
        ),
      ];
      expect(lines.map(([, , , , line]) => line).join(' ')).toBe(
        [copy.eyebrow, copy.title, copy.subtitle].join(' ').replaceAll('\n', ' '),
      );
      for (const [, x, y, size, line = ''] of lines) {
        expect(Number(x) + textWidth(line, Number(size))).toBeLessThanOrEqual(left + room);
        expect(Number(y) - Number(size)).toBeGreaterThan(4);
        expect(Number(y) + Number(size) * 0.3).toBeLessThan(height - 4);
        expect(Number(size) * smallestScale[shape]).toBeGreaterThan(8.4);
      }
    }
  });

  test.each(mallStyles)('in theme %s has every kind of product beside its text and inside its frame', (theme) => {
    const { left, textWidth: room, width, height } = bannerLayouts[shape];
    for (const kind of productKinds) {
      for (const { x, floor, width: wide, height: high, lean = 0 } of bannerProducts(bannerLayouts[shape], {
        theme,
        kind,
      })) {
        const turned = (Math.abs(Math.sin((lean * Math.PI) / 180)) * high) / 2;
        expect([kind, x - wide / 2 - turned >= left + room]).toEqual([kind, true]);
        expect([kind, x + wide / 2 + turned <= width]).toEqual([kind, true]);
        expect([kind, floor - high >= 0 && floor <= height]).toEqual([kind, true]);
      }
    }
  });

  test('is composed in another way by every mould, and of other forms than the theme alone', () => {
    const copy = { kind: 'kettle', color: '8a93a6', eyebrow: '새로', title: '차 한 잔', subtitle: '따뜻하게' } as const;
    for (const theme of mallStyles) {
      const forms = [{}, ...bannerMoulds.map((mould) => ({ mould }))].map((made) =>
        formsIn(drawn(theme, shape, { ...copy, ...made })),
      );
      expect(new Set(forms).size).toBe(bannerMoulds.length + 1);
    }
  });

  test.each(bannerMoulds)('in the mould %s has every kind of product beside its text', (mould) => {
    const { left, textWidth: room, width } = bannerLayouts[shape];
    for (const kind of productKinds)
      for (const { x, floor, width: wide, height: high } of bannerProducts(bannerLayouts[shape], {
        theme: 'A',
        kind,
        mould,
      })) {
        expect([kind, x - wide / 2 >= left + room, x + wide / 2 <= width]).toEqual([kind, true, true]);
        // A near one may be cut off below, but never above.
        expect([kind, floor - high >= 0]).toEqual([kind, true]);
      }
  });

  test.each(mallStyles)('in theme %s stays small when compressed', (theme) => {
    const sizes = copiesOf(theme, shape).map((copy) => gzipSync(drawn(theme, shape, copy)).length);
    expect(Math.max(...sizes)).toBeLessThan(5_000);
  });
});

test.each(mallStyles)('the lettering of theme %s is read at 4.5:1 or more', (theme) => {
  const {
    paper,
    plate = paper,
    title,
    lastLine = title,
    subtitle,
    eyebrow,
  } = bannerCharacters[theme].lettering(themeColors[theme]);
  for (const ink of [title, lastLine, subtitle]) expect(contrast(ink, paper)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(eyebrow, plate)).toBeGreaterThanOrEqual(4.5);
});
