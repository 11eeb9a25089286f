// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { answering, failing } from '../../../test/support/answers.ts';
import { renderInMall } from '../../../test/support/in-mall.tsx';
import { aPhoneOrder, opened, paidAtOnce, withDocuments } from '../../../test/support/sample-phone-orders.ts';
import { PhoneOrderDetailDocument, type PhoneOrderDetailsFragment } from '../../__generated__/graphql.ts';
import { PhoneOrderCompletePage } from './page.tsx';

afterEach(cleanup);

function show(told: PhoneOrderDetailsFragment | null | 'nothing') {
  const { execute } = answering([
    PhoneOrderDetailDocument,
    () =>
      told === 'nothing'
        ? failing('UPSTREAM_UNAVAILABLE')
        : { viewer: { __typename: 'Member', id: 'me', order: told } },
  ]);
  const at = '/familyshop/order/orderWireless/complete/WL1';
  renderInMall(<PhoneOrderCompletePage />, { at, params: { orderNumber: 'WL1' }, execute, isMember: true });
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const next = () => {
  const section = screen.getByRole('region', { name: '이제 이렇게 진행돼요' });
  return within(section)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent ?? '');
};
const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

test('an order that is placed says what was ordered, what comes next, and leads to the order', async () => {
  show(aPhoneOrder());
  await heading('휴대폰 신청을 마쳤어요');
  for (const text of ['WL1', '온결 S26 · 256GB · 블랙', '5G 라이트 10GB', '116,566원', '2,805,294원'])
    expect(screen.getByText(text)).toBeTruthy();
  expect(next().map((step) => step.slice(0, 2))).toEqual(['통신', '배송', '개통']);
  expect(next()[2]).toContain('비용 없이 취소');
  expect(links().slice(0, 2)).toEqual([
    ['신청 내역 보기', '/familyshop/order/orderWireless/detail/WL1'],
    ['신청서 보고 인쇄하기', '/familyshop/popup/printWirelessGoodsOrder?ordNo=WL1'],
  ]);
});

test.each([
  [978_000, '결제', '결제하러 가기'],
  [0, '카드 등록', '카드 등록하러 가기'],
])('what is left of %i won comes first, with its time: %s', async (payTotal, name, way) => {
  show(aPhoneOrder({ payTotal, availableActions: ['PAY', 'CANCEL'], paymentDueAt: '2099-01-01T10:15:00+09:00' }));
  await heading('아직 한 가지가 남았어요');
  expect(next()[0]).toBe(`${name}2099년 1월 1일 10:15까지 마쳐 주세요. 그래야 심사를 시작해요.`);
  expect(screen.queryByText('결제할 기기값') !== null).toBe(payTotal > 0);
  expect(links()[0]).toEqual([way, '/familyshop/order/orderWireless/detail/WL1']);
});

test('what was paid for the device is no longer to be paid', async () => {
  show(aPhoneOrder(paidAtOnce));
  expect((await screen.findByText('결제한 기기값')).nextElementSibling?.textContent).toBe('1,470,700원');
});

test('documents are named, and their last day once they are asked for', async () => {
  show(withDocuments({ status: 'RECEIVED', documentsDueAt: null, availableActions: ['CANCEL'] }));
  await heading('휴대폰 신청을 마쳤어요');
  expect(next()[0]).toContain('법정대리인 동의서, 가족관계증명서');
  cleanup();
  show(withDocuments());
  await heading('휴대폰 신청을 마쳤어요');
  expect(next()[0]).toContain('2099년 1월 15일 23:59까지');
});

test('an opened contract tells the last day to withdraw, and one that has ended promises nothing', async () => {
  show(opened());
  await heading('휴대폰 신청을 마쳤어요');
  expect(next()).toEqual([expect.stringContaining('2099년 1월 15일까지 계약을 철회할 수 있어요')]);
  cleanup();
  show(aPhoneOrder({ status: 'CANCELLED', availableActions: [], reasonText: '서류를 내지 않아 신청이 취소됐어요.' }));
  await heading('끝난 신청이에요');
  expect(screen.getByText('서류를 내지 않아 신청이 취소됐어요.')).toBeTruthy();
  expect(screen.queryByRole('region')).toBeNull();
});

test('an order that is not there, and one that cannot be read, say so', async () => {
  show(null);
  await heading('주문을 찾을 수 없어요');
  cleanup();
  show('nothing');
  expect(await screen.findByRole('button', { name: '다시 시도' })).toBeTruthy();
});
