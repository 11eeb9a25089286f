import { mallStyles } from 'mall/db/schema/mall-styles.ts';
import { describe, expect, test } from 'vitest';
import { bannerLayouts } from '../../src/pictures/banners/layouts.ts';
import { drawPicture } from '../../src/pictures/draw-picture.ts';
import { bannerPicturePath } from '../../src/pictures/picture-path.ts';
import { bannerShapes } from '../../src/pictures/picture-words.ts';
import { fitText, textWidth } from '../../src/pictures/svg/text-fit.ts';
import { readSvg } from './well-formed.ts';

const phone = {
  theme: 'A',
  kind: 'phone',
  color: '1b1c20',
  eyebrow: '이번 주 혜택',
  title: '가족이 모이면\n통신비가 줄어요',
  subtitle: '두 회선부터',
} as const;
const productsIn = (shape: 'strip' | 'tile') =>
  drawPicture(bannerPicturePath({ ...phone, shape }))?.match(/<g transform="translate/gu)?.length ?? 0;
const sizes = { hero: '1200 400', 'hero-mobile': '716 480', strip: '1200 160', tile: '588 240', top: '1200 64' };

describe.each(bannerShapes)('a %s banner', (shape) => {
  test('has its size and its lettering in every theme', () => {
    for (const theme of mallStyles) {
      const svg = drawPicture(bannerPicturePath({ ...phone, shape, theme })) ?? '';
      expect(svg).toContain(`viewBox="0 0 ${sizes[shape]}"`);
      const { text, ids, references } = readSvg(svg);
      expect(text).toContain('통신비가 줄어요');
      expect(references.filter((id) => !ids.includes(id))).toEqual([]);
    }
  });

  test('letters hostile text as text', () => {
    const hostile = '</text><script>alert("1")</script>&\'';
    const svg =
      drawPicture(bannerPicturePath({ ...phone, shape, eyebrow: hostile, title: hostile, subtitle: hostile })) ?? '';
    expect(svg).not.toContain('<script');
    const { elements, text } = readSvg(svg);
    expect(elements.has('script')).toBe(false);
    expect(text.replaceAll('\n', '')).toContain('</text>');
  });

  test('keeps the longest lettering inside its column', () => {
    for (const long of ['가'.repeat(60), 'W'.repeat(60), '가나다라 '.repeat(12), '가\n나\n다\n라\n마\n바']) {
      const svg = drawPicture(bannerPicturePath({ ...phone, shape, eyebrow: long, title: long, subtitle: long })) ?? '';
      const height = Number(sizes[shape].split(' ')[1]);
      for (const [, y, size] of svg.matchAll(
        /<text x="[^"]*" y="([^"]*)" font-family="[^"]*"(?: dominant-baseline="central")? font-size="([^"]*)"/gu,
      )) {
        expect(Number(y) - Number(size) * 0.9).toBeGreaterThan(-1);
        expect(Number(y)).toBeLessThan(height);
      }
      expect(readSvg(svg).text.length).toBeGreaterThan(0);
    }
  });
});

test('a phone shows the whole text of a strip, and a product beside it', () => {
  // A phone's frame is 358 x 112, and shows the left part.
  const seen = (160 * 358) / 112;
  const { left, textWidth: wordsWidth, near } = bannerLayouts.strip;
  expect(near).toBeDefined();
  expect(near!.x + near!.width / 2).toBeLessThanOrEqual(seen);
  expect(left + wordsWidth).toBeLessThanOrEqual(near!.x - near!.width / 2);
  expect(drawPicture(bannerPicturePath({ ...phone, shape: 'strip' }))).toContain(
    '@media (min-width: 960px) { .near { display: none } }',
  );
  expect(productsIn('strip')).toBe(productsIn('tile') * 2);
});

test('fitted lines are never wider than asked, and short text keeps the largest size', () => {
  for (const text of ['가'.repeat(60), 'Wide WORDS in a row that go on and on', '가나다 '.repeat(15), '짧게']) {
    const { size, lines } = fitText(text, 300, [36, 28, 20], 3);
    expect(lines.length).toBeLessThanOrEqual(3);
    for (const line of lines) expect(textWidth(line, size)).toBeLessThanOrEqual(300);
  }
  expect(fitText('짧게', 300, [36, 28], 2)).toEqual({ size: 36, lines: ['짧게'] });
});
