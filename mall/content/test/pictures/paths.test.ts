import { mallStyles } from 'mall/db/schema/mall-styles.ts';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawPicture } from '../../src/pictures/draw-picture.ts';
import { parsePicturePath } from '../../src/pictures/parse-picture-path.ts';
import {
  bannerPicturePath,
  boardPicturePath,
  categoryIconPath,
  certificationPath,
  mallMarkPath,
  productPicturePath,
  promotionPicturePath,
} from '../../src/pictures/picture-path.ts';
import { isLettering } from '../../src/pictures/picture-text.ts';
import {
  bannerMoulds,
  bannerShapes,
  categoryIcons,
  certificationNames,
  markShapes,
} from '../../src/pictures/picture-words.ts';
import { pictureViews } from '../../src/pictures/art.ts';
import { productKinds } from '../../src/pictures/product-kinds.ts';

const kind = fc.constantFrom(...productKinds);
const theme = fc.constantFrom(...mallStyles);
const color = fc.stringMatching(/^[0-9a-f]{6}$/u);
const variant = fc.integer({ min: 0, max: 999 });
const words = fc
  .oneof(
    fc.string({ unit: 'grapheme', maxLength: 20 }),
    fc.constantFrom('', '가족이 모이면\n통신비가 줄어요', '<script>', '"&\''),
  )
  .filter(isLettering);

test('the parser understands what a builder writes', () => {
  fc.assert(
    fc.property(fc.record({ kind, color, variant, view: fc.constantFrom(...pictureViews) }), (picture) => {
      expect(parsePicturePath(productPicturePath(picture))).toEqual({ is: 'product', ...picture });
    }),
  );
  fc.assert(
    fc.property(
      fc.record(
        {
          shape: fc.constantFrom(...bannerShapes),
          theme,
          kind,
          color,
          eyebrow: words,
          title: words,
          subtitle: words,
          mould: fc.constantFrom(...bannerMoulds),
        },
        { requiredKeys: ['shape', 'theme', 'kind', 'color', 'eyebrow', 'title', 'subtitle'] },
      ),
      (picture) => {
        expect(parsePicturePath(bannerPicturePath(picture))).toEqual({ is: 'banner', ...picture });
      },
    ),
  );
  fc.assert(
    fc.property(fc.record({ kind, color, variant }), (picture) => {
      expect(parsePicturePath(boardPicturePath(picture))).toEqual({ is: 'board', ...picture });
    }),
  );
  fc.assert(
    fc.property(fc.record({ mark: words, theme, shape: fc.constantFrom(...markShapes) }), (picture) => {
      expect(parsePicturePath(mallMarkPath(picture))).toEqual({ is: 'mark', ...picture });
    }),
  );
  fc.assert(
    fc.property(fc.record({ icon: fc.constantFrom(...categoryIcons), theme }), (picture) => {
      expect(parsePicturePath(categoryIconPath(picture))).toEqual({ is: 'category', ...picture });
    }),
  );
  for (const name of certificationNames)
    expect(parsePicturePath(certificationPath({ name }))).toEqual({ is: 'certification', name });
});

test('a promotion picture is a banner tile', () => {
  const promotion = {
    theme: 'A',
    kind: 'phone',
    color: '1b1c20',
    eyebrow: '',
    title: '가족 결합',
    subtitle: '',
  } as const;
  expect(promotionPicturePath(promotion)).toBe(bannerPicturePath({ ...promotion, shape: 'tile' }));
});

test('upper-case color digits redirect to the one lower-case address', () => {
  expect(productPicturePath({ kind: 'pan', color: 'FFAA00', variant: 1, view: 'front' })).toBe(
    '/images/goods/pan/ffaa00-1-front.svg',
  );
});

test.each([
  ['a color that is none', () => productPicturePath({ kind: 'pan', color: '#fff', variant: 1, view: 'front' })],
  ['a variant out of range', () => boardPicturePath({ kind: 'pan', color: 'ffffff', variant: 1000 })],
  ['lettering that is too long', () => mallMarkPath({ mark: '가'.repeat(61), theme: 'A', shape: 'ci' })],
  ['lettering with control characters', () => mallMarkPath({ mark: 'a\u0000b', theme: 'A', shape: 'ci' })],
])('a builder refuses %s', (_what, build) => {
  expect(build).toThrow(RangeError);
});

const known = '/images/goods/pan/ffaa00-1-front.svg';
const packed = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

test.each([
  '',
  '/',
  '/images',
  '/images/',
  '/images/goods/pan',
  'images/goods/pan/ffaa00-1-front.svg',
  `${known}?x=1`,
  `${known}/`,
  ` ${known}`,
  known.toUpperCase(),
  '/images/goods/pans/ffaa00-1-front.svg',
  '/images/goods/pan/FFAA00-1-front.svg',
  '/images/goods/pan/ffaa0-1-front.svg',
  '/images/goods/pan/ffaa00-01-front.svg',
  '/images/goods/pan/ffaa00-1000-front.svg',
  '/images/goods/pan/ffaa00--1-front.svg',
  '/images/goods/pan/ffaa00-1e2-front.svg',
  '/images/goods/pan/ffaa00-1.5-front.svg',
  '/images/goods/pan/ffaa00-1-side.svg',
  '/images/goods/pan/ffaa00-1-front.png',
  '/images/goods/pan/ffaa00-1-front-.svg',
  '/images/goods/../goods/pan/ffaa00-1-front.svg',
  '/images/goods/constructor/ffaa00-1-front.svg',
  '/images/constructor/pan/ffaa00-1-front.svg',
  '/images/__proto__/pan.svg',
  '/images/category/F/handset.svg',
  '/images/category/a/handset.svg',
  '/images/category/A/unknown.svg',
  '/images/category/A/toString.svg',
  '/images/certification/best.svg',
  `/images/banner/hero/A/pan-ffaa00/${packed(['a', 'b'])}.svg`,
  `/images/banner/hero/A/pan-ffaa00/${packed(['a', 'b', 3])}.svg`,
  `/images/banner/hero/A/pan-ffaa00/${packed('abc')}.svg`,
  `/images/banner/hero/A/pan-ffaa00/${packed(['', '가'.repeat(61), ''])}.svg`,
  `/images/banner/hero/A/pan-ffaa00/${packed(['', '\u0007', ''])}.svg`,
  `/images/banner/hero/A/pan-ffaa00/${packed(['', '\ud800', ''])}.svg`,
  `/images/banner/hero/A/pan-ffaa00/${packed(['', 'a', ''])}=.svg`,
  `/images/banner/hero/A/pan-ffaa00/${packed(['', 'a', ''])}A.svg`,
  `/images/banner/hero/A/pan-ffaa00-column/${packed(['', 'a', ''])}.svg`,
  `/images/banner/hero/A/pan-ffaa00-row-near/${packed(['', 'a', ''])}.svg`,
  `/images/banner/wide/A/pan-ffaa00/${packed(['', 'a', ''])}.svg`,
  '/images/banner/hero/A/pan-ffaa00/!!!.svg',
  `/images/mall/A/${packed('몰')}-round.svg`,
  `/images/mall/A/${packed({ mark: '몰' })}-ci.svg`,
  `/images/mall/A/-ci.svg`,
  `/images/${'a'.repeat(5000)}.svg`,
])('there is no picture at %s', (path) => {
  expect(drawPicture(known)).not.toBeNull();
  expect(drawPicture(path)).toBeNull();
});

test('any text at all is answered, never thrown at', () => {
  const segment = fc.oneof(
    fc.string(),
    fc.constantFrom(
      'images',
      'goods',
      'banner',
      'mall',
      'category',
      'board',
      'hero',
      'A',
      'pan-ffaa00',
      'e30-ci.svg',
      '__proto__',
    ),
  );
  fc.assert(
    fc.property(fc.array(segment, { maxLength: 7 }), (segments) => {
      expect(drawPicture(`/${segments.join('/')}`)).toBeNull();
    }),
    { numRuns: 500 },
  );
  expect(drawPicture(undefined as unknown as string)).toBeNull();
});
