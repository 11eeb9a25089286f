import { expect, test } from 'vitest';
import { shownAgreements } from '../../src/features/subscriptions/subscription-agreements.ts';
import { sellerName } from '../../src/malls/seller.ts';

test('a consent of a subscription names who sells and who delivers', () => {
  const texts = shownAgreements('하늘 & 바다').map(({ cntnHtml }) => cntnHtml);
  expect(texts.join('')).toContain('제공받는 자: 하늘 &amp; 바다(상품 판매·공급), 가온택배(배송).');
  expect(texts.join('')).not.toContain('#{');
});

test('who sells is the company of the mall, else the mall', () => {
  expect(sellerName({ company: '(주)하늘', mallNm: '하늘몰' })).toBe('(주)하늘');
  expect(sellerName({ company: null, mallNm: '하늘몰' })).toBe('하늘몰');
});
