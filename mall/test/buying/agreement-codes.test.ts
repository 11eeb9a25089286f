import { expect, test } from 'vitest';
import { orderAgreements } from '../../src/features/orders/order-agreements.ts';
import { phoneAgreements } from '../../src/phone-contract/phone-agreements.ts';
import { entryAgreements } from '../../src/features/exhibitions/entry-agreements.ts';
import { subscriptionAgreements } from '../../src/features/subscriptions/subscription-agreements.ts';

test('a code of a consent means one text', () => {
  const codes = [...orderAgreements, ...phoneAgreements, ...subscriptionAgreements, ...entryAgreements].map(
    ({ agreeCd }) => agreeCd,
  );
  expect(codes).toEqual([...new Set(codes)]);
});

test('the consent of an entry names the draw that it is used for and how long the name is kept', () => {
  const texts = entryAgreements.map(({ cntnHtml }) => cntnHtml);
  expect(texts[0]).toContain('이름과 응모한 사실은 회원을 탈퇴할 때까지 보관');
  expect(texts[0]).toMatch(/이용 목적: 응모 확인, 추첨, 이름 일부를 가린 당첨자 발표/u);
});
