// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderInMall } from '../../../test/support/in-mall.tsx';
import { aPhoneToBuy, goodsToBuy } from '../../../test/support/sample-products.ts';
import { BuyingGuide } from './BuyingGuide.tsx';
import type { Product } from './product-title.ts';

afterEach(cleanup);

const openGuide = (product: object) => renderInMall(<BuyingGuide product={product as Product} />, { isMember: true });
const guideOf = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;

test('goods say what delivery costs, when it is free and what islands add, and how long they can be returned', () => {
  openGuide(goodsToBuy());
  expect(guideOf('배송')).toMatch(
    /배송비 3,000원 \(5만원 이상 무료\)\. 배송 방법이 같은 상품을 함께 담은 금액으로 계산해요\. 제주·도서산간 추가 배송비는 3,000원이에요\.$/u,
  );
  expect(guideOf('교환·반품')).toBe(
    '받은 날부터 7일 안에 신청할 수 있어요. 상품이 설명과 다르거나 불량이면 3개월 안까지 받아 드려요.',
  );
  expect(screen.queryByText('시중가')).toBeNull();
  expect(screen.queryByText('공급·발송')).toBeNull();
});

test('a market price, a supplier and a label are explained where there are some', () => {
  const sticker = { type: '베스트', criterion: '최근 30일 동안 많이 팔린 상품' };
  openGuide({ ...goodsToBuy({ marketPrice: 20_000 }), supplier: '(주)다온유통', sticker });
  expect(guideOf('시중가')).toMatch(/제조사나 수입사가 권하는 소비자가격/u);
  expect(guideOf('공급·발송')).toBe('(주)다온유통');
  expect(guideOf('베스트')).toBe('최근 30일 동안 많이 팔린 상품.');
});

test('a ticket goes back unused, and is not exchanged', () => {
  openGuide(goodsToBuy({ receivingWay: 'TEXT' }));
  expect(guideOf('교환·반품')).toMatch(/쓰지 않은 이용권은 .*7일 안에 전액 환불.*교환은 할 수 없어요/u);
  expect(guideOf('배송')).not.toMatch(/제주/u);
});

test.each([
  [[true, true], /^주문을 받아 만드는 상품이라 단순 변심으로는 교환·반품할 수 없어요\. 상품이 설명과 다르거나/u],
  [[true, false], /^받은 날부터 7일 안에 .* 주문을 받아 만드는 옵션은 단순 변심으로는 교환·반품할 수 없어요\./u],
])('of what is made to order nothing goes back for a change of mind: %j', (isMadeToOrder, text) => {
  const [option] = goodsToBuy().options ?? [];
  openGuide(goodsToBuy({ options: isMadeToOrder.map((each) => ({ ...option!, isMadeToOrder: each })) }));
  expect(guideOf('교환·반품')).toMatch(text);
});

test('a phone says how long its contract can be withdrawn from, and whom to ask', () => {
  openGuide(aPhoneToBuy());
  expect(guideOf('교환·반품')).toMatch(/개통한 날 가운데 늦은 날부터 7일.*통화 품질.*14일.*3개월/u);
  expect(guideOf('배송')).toBe('배송과 개통 일정은 신청을 확인한 뒤 알려 드려요.');
  const way = screen.getByRole<HTMLAnchorElement>('link', { name: '이 상품 문의하기' });
  expect(new URL(way.href).searchParams.get('product')).toBe(aPhoneToBuy().number);
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: '1600-1234' }).href).toBe('tel:16001234');
});
