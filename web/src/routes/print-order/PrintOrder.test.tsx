// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { answering, failing } from '../../../test/support/answers.ts';
import { renderInMall } from '../../../test/support/in-mall.tsx';
import { aPrintout } from '../../../test/support/sample-phone-orders.ts';
import { PhonePrintoutDocument, type PrintedContractFragment } from '../../__generated__/graphql.ts';
import { PrintOrderPage } from './page.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function show(printout: PrintedContractFragment | null | 'nothing', query = '?ordNo=WL1') {
  const order = { __typename: 'PhoneOrder', id: 'phone-order', printout };
  const { execute } = answering([
    PhonePrintoutDocument,
    () =>
      printout === 'nothing' ? failing('UPSTREAM_UNAVAILABLE') : { viewer: { __typename: 'Member', id: 'me', order } },
  ]);
  renderInMall(<PrintOrderPage />, {
    at: `/familyshop/popup/printWirelessGoodsOrder${query}`,
    execute,
    isMember: true,
  });
}

const part = async (name: string) => (await screen.findByRole('region', { name })).textContent ?? '';

test('the whole contract is there, masked, with nothing folded', async () => {
  show(aPrintout());
  expect(await part('신청인')).toContain('한*온');
  expect(await part('신청한 조건')).toContain('요금제5G 라이트 10GB');
  expect(await part('요금')).toContain('한 달 납부액 116,566원기기값26,566원요금제90,000원');
  expect(document.querySelector('details')).toBeNull();
  expect(await part('동의와 서명')).toContain(
    '동의와 서명이동전화 이용약관 동의 (필수)동의함혜택 알림 받기 (선택)동의함서명서명함',
  );
});

test('each subsidy tells its payer, its amount and its condition', async () => {
  show(aPrintout());
  const section = await screen.findByRole('region', { name: '지원금과 할인' });
  expect(
    within(section)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringMatching(/가온텔레콤 부담 440,000원.*24개월.*위약금을 내요/u),
    expect.stringMatching(/패밀리샵 부담 60,000원.*24개월.*위약금을 내요/u),
  ]);
});

test('what leaving costs is there once, in won, with the rights of those who pay by installments', async () => {
  show(aPrintout());
  expect(await part('중간에 해지하면')).toContain('1개월째6개월째12개월째18개월째500,000원500,000원250,000원125,000원');
  expect(await part('요금')).toMatch(/연 5\.9%.*연 9\.9%의 지연이자.*가온길 200.*매달 25일.*할부 철회권.*할부 항변권/u);
});

test('the seller is named with number, telephone and address, and so are the ways to withdraw', async () => {
  show(aPrintout());
  const sheet = await screen.findByRole('article', { name: '휴대폰 신청서' });
  for (const name of ['사업자등록번호', '사업장', '판매점 전화']) expect(sheet.textContent).toContain(name);
  expect(await part('계약 철회')).toMatch(/7일.*14일.*3개월, 잘못을 안 날부터 30일/u);
});

test('a contract of a minor prints the blocking of harmful content', async () => {
  const agreements = aPrintout().agreements.map((agreement) => ({
    ...agreement,
    title: '청소년 유해정보 차단과 법정대리인 동의',
    html: '<p>차단 수단을 무료로 제공</p>',
    isForMinors: true,
  }));
  show(aPrintout({ agreements: agreements.slice(0, 1) }));
  expect(await part('청소년 유해정보 차단과 법정대리인 동의')).toContain('차단 수단을 무료로 제공');
});

test('each consent can be had by itself', async () => {
  const [first] = aPrintout().agreements;
  show(aPrintout({ agreements: [{ ...first!, html: '<p>약관의 모든 내용</p>' }] }), '?ordNo=WL1&consent=WA1');
  const consent = await screen.findByRole('article', { name: '이동전화 이용약관 동의' });
  for (const text of ['이동전화 이용약관 동의 (필수)', 'WL1', '한*온', '약관의 모든 내용'])
    expect(consent.textContent).toContain(text);
  expect(screen.queryByText('신청한 조건')).toBeNull();
  cleanup();
  show(aPrintout());
  const way = await screen.findByRole<HTMLAnchorElement>('link', { name: '이동전화 이용약관 동의 따로 보기' });
  expect(new URL(way.href).searchParams.get('consent')).toBe('WA1');
});

test('a contract without a signature says so', async () => {
  show(aPrintout({ isSigned: false }));
  expect(await part('동의와 서명')).toContain('서명서명하지 않음');
});

test('its faces for paper are fetched before anybody prints', async () => {
  const load = vi.fn<(font: string) => Promise<unknown>>(async () => []);
  Object.defineProperty(document, 'fonts', { configurable: true, value: { load } });
  show(aPrintout());
  await waitFor(() => expect(load).toHaveBeenCalledTimes(3));
  Reflect.deleteProperty(document, 'fonts');
});

test('a press prints', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  show(aPrintout());
  await userEvent.click(await screen.findByRole('button', { name: '인쇄하기' }));
  expect(print).toHaveBeenCalledOnce();
});

test.each(['', '?ordNo=../1'])('an address with "%s" names no order', async (query) => {
  show(aPrintout(), query);
  expect(await screen.findByRole('heading', { name: '주문을 찾을 수 없어요' })).toBeTruthy();
});

test('an order that is not there, and one that cannot be read, say so', async () => {
  show(null);
  expect(await screen.findByRole('heading', { name: '주문을 찾을 수 없어요' })).toBeTruthy();
  cleanup();
  show('nothing');
  expect(await screen.findByRole('button', { name: '다시 시도' })).toBeTruthy();
});
