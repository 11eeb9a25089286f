import { expect, test } from 'vitest';
import * as mall from '../../mall/src/wire/telephone.ts';
import * as web from '../../web/src/shared/form/telephone.ts';

const prefixes = Array.from({ length: 200 }, (_, index) =>
  index < 100 ? `0${String(index).padStart(2, '0')}` : `${index}`,
);
const ways = ['', '+82', '0082', '82', '+82 (0)', '('];
const texts = prefixes.flatMap((prefix) =>
  [4, 5, 6, 7, 8, 9].flatMap((length) => ways.map((way) => `${way}${prefix}-${'12345678901'.slice(0, length)}`)),
);

const digits = (text: string | null) => text && text.replaceAll('-', '');

test('the page and the mall read every telephone alike, and offer the same repairs', () => {
  const different = texts.filter(
    (text) =>
      mall.readTelephone(text) !== web.readTelephone(text) ||
      mall.withLostZero(text) !== digits(web.withLostZero(text)) ||
      (mall.readMobile(text) !== null) !== web.isMobile(text),
  );
  expect(different).toEqual([]);
  expect(texts.filter((text) => mall.readTelephone(text) !== null).length).toBeGreaterThan(100);
});
