// @vitest-environment jsdom
import { assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { fittingSize, preparePhoto } from './prepare-photo.ts';

test('a photo is drawn in its own shape, no edge longer than 2,000 pixels, and never larger than it is', () => {
  expect(fittingSize({ width: 4000, height: 3000 })).toEqual({ width: 2000, height: 1500 });
  const edge = integer({ min: 1, max: 20_000 });
  assert(
    property(edge, edge, (width, height) => {
      const size = fittingSize({ width, height });
      expect(Math.max(size.width, size.height)).toBeLessThanOrEqual(2_000);
      expect(Math.min(size.width, size.height)).toBeGreaterThanOrEqual(1);
      expect(size.width).toBeLessThanOrEqual(width);
      expect(size.height).toBeLessThanOrEqual(height);
    }),
  );
});

test('a document, and a photo that this browser cannot draw anew, are sent as they are', async () => {
  const photo = new File(['bytes'], 'a.jpg', { type: 'image/jpeg' });
  expect(await preparePhoto(photo, 'DOCUMENT')).toBe(photo);
  expect(await preparePhoto(photo, 'QUESTION')).toBe(photo);
});
