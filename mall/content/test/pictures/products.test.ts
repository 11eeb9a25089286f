import { describe, expect, test } from 'vitest';
import { drawPicture } from '../../src/pictures/draw-picture.ts';
import { boardPicturePath, productPicturePath } from '../../src/pictures/picture-path.ts';
import { pictureViews } from '../../src/pictures/art.ts';
import { drawingOf, productKinds } from '../../src/pictures/product-kinds.ts';
import { readSvg } from './well-formed.ts';

const colors = ['ffffff', '000000', '2f6fed', 'ffd400'];
const allowedElements = new Set([
  'svg',
  'defs',
  'g',
  'path',
  'rect',
  'circle',
  'ellipse',
  'linearGradient',
  'radialGradient',
  'stop',
  'clipPath',
]);

function picture(path: string): string {
  const svg = drawPicture(path);
  if (svg === null) throw new Error(`No picture at ${path}`);
  return svg;
}

describe.each(productKinds)('an image of kind %s', (kind) => {
  test('is well formed, self-contained and free of broken numbers in every view, color and form', () => {
    for (const view of pictureViews) {
      for (const [index, color] of colors.entries()) {
        for (const variant of [index, 500 + index * 3]) {
          const svg = picture(productPicturePath({ kind, color, variant, view }));
          const read = readSvg(svg);
          expect(svg).not.toMatch(/NaN|undefined|Infinity|--/u);
          expect([...read.elements].filter((name) => !allowedElements.has(name))).toEqual([]);
          expect([...read.attributes].filter((name) => /^(?:style|class|href|xlink:href|on.*)$/u.test(name))).toEqual(
            [],
          );
          expect(new Set(read.ids).size).toBe(read.ids.length);
          expect(read.references.filter((id) => !read.ids.includes(id))).toEqual([]);
          expect(read.ids.filter((id) => !read.references.includes(id))).toEqual([]);
          expect(read.text).toBe('');
        }
      }
    }
  });

  test('is the same at every asking', () => {
    const path = productPicturePath({ kind, color: 'c9433f', variant: 7, view: 'front' });
    expect(picture(path)).toBe(picture(path));
  });

  test('has no duplicate among thirty variants of one color', () => {
    // The close-up shows the drawing alone, without the small differences in size of the front view.
    for (const view of ['front', 'detail'] as const) {
      const drawings = Array.from({ length: 30 }, (_, variant) =>
        picture(productPicturePath({ kind, color: '2f6fed', variant, view })),
      );
      expect(new Set(drawings).size).toBe(drawings.length);
    }
  });

  test('shows the product in its color, and each view is a different image', () => {
    const red = pictureViews.map((view) => picture(productPicturePath({ kind, color: 'c9433f', variant: 3, view })));
    const green = pictureViews.map((view) => picture(productPicturePath({ kind, color: '2f8f5e', variant: 3, view })));
    expect(new Set([...red, ...green]).size).toBe(8);
  });

  test('stays small', () => {
    const sizes = Array.from(
      { length: 25 },
      (_, variant) => picture(productPicturePath({ kind, color: '8a93a6', variant, view: 'front' })).length,
    );
    expect(Math.max(...sizes)).toBeLessThan(16_000);
  });
});

test('phones are 4:5, everything else is square, boards are 4:3', () => {
  expect(picture(productPicturePath({ kind: 'phone', color: '1b1c20', variant: 0, view: 'front' }))).toContain(
    'viewBox="0 0 800 1000"',
  );
  expect(picture(productPicturePath({ kind: 'phone-case', color: '1b1c20', variant: 0, view: 'front' }))).toContain(
    'viewBox="0 0 800 800"',
  );
  expect(picture(boardPicturePath({ kind: 'tent', color: '1b1c20', variant: 0 }))).toContain('viewBox="0 0 800 600"');
});

const mirrored = productKinds.filter((kind) => drawingOf(kind).rear === 'mirrored');

test.each(mirrored)('the other side of %s shows no more pieces than its front', (kind) => {
  const shapesOf = (view: (typeof pictureViews)[number]) =>
    picture(productPicturePath({ kind, color: 'c9433f', variant: 7, view })).match(/<(?:path|rect|circle|ellipse)/gu);
  expect(shapesOf('back')).toEqual(shapesOf('front'));
});
