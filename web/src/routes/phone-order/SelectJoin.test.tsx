// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answering } from '../../../test/support/answers.ts';
import { renderInMall } from '../../../test/support/in-mall.tsx';
import { aPhoneToBuy, anEstimate, somePlans } from '../../../test/support/sample-products.ts';
import {
  CreatePhoneOrderSheetDocument,
  PhoneEstimateDocument,
  PhonePlansDocument,
  PhoneToOrderDocument,
  type PhoneEstimateInput,
} from '../../__generated__/graphql.ts';
import { SessionStore } from '../../shop/session/session-store.ts';
import { emptyApplication, keepApplication } from './application.ts';
import { PhoneOrderPage } from './page.tsx';
import { forgetProofs, keepProofs, readProofs } from './proofs.ts';

beforeEach(() => {
  sessionStorage.clear();
  forgetProofs('WS1');
});
afterEach(cleanup);

const ofMall = (product: object) => ({
  mall: { __typename: 'Mall', id: 'mall', product: { __typename: 'WirelessPhone', id: 'phone-1', ...product } },
});
const colors = ['블랙', '블루'].map((name) => ({
  __typename: 'ProductColor' as const,
  name,
  hex: '#000000',
  stock: 3,
  status: 'ON_SALE' as const,
  isAvailable: true,
}));
const soldOut = { __typename: 'OutOfStock', message: '품절', code: 'OUT_OF_STOCK', shortages: [] };
const written = { __typename: 'PhoneOrderSheet', id: 'sheet', number: 'WS1' };
const chosen = 'gdsGrpNo=HP00000001&color=블루&memory=256GB&join=new&plan=P1&discount=plan&months=24';

function open(query = chosen, answer: object = written) {
  const phone = { ...aPhoneToBuy(), name: '가온 폰', image: null, colors };
  const { execute, inputsOf } = answering(
    [PhoneToOrderDocument, () => ofMall(phone)],
    [PhonePlansDocument, () => ofMall({ plans: somePlans() })],
    [
      PhoneEstimateDocument,
      ({ input }) =>
        ofMall({ estimate: anEstimate({ discount: (input as PhoneEstimateInput).discount ?? 'SUBSIDY' }) }),
    ],
    [CreatePhoneOrderSheetDocument, () => ({ createPhoneOrderSheet: answer })],
  );
  const { router } = renderInMall(<PhoneOrderPage />, {
    at: `/familyshop/order/orderWireless/selectJoin?${query}`,
    params: { orderPage: 'selectJoin' },
    execute,
    isMember: true,
  });
  return {
    router,
    sheets: () => inputsOf(CreatePhoneOrderSheetDocument),
  };
}

const next = () => screen.findByRole('button', { name: '다음: 본인 인증' });
const press = async () => {
  const button = await next();
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('false'));
  await userEvent.click(button);
};

test('the choice of the address is written into a sheet, whose number leads on', async () => {
  const { router, sheets } = open();
  await press();
  await waitFor(() => expect(router.state.location.pathname).toBe('/familyshop/order/orderWireless/certPhone'));
  expect(new URLSearchParams(router.state.location.search).get('sheet')).toBe('WS1');
  expect(sheets()[0]).toMatchObject({
    productNumber: 'HP00000001',
    color: '블루',
    memory: '256GB',
    joinType: 'NEW',
    planNumber: 'P1',
    discount: 'PLAN_DISCOUNT',
    contractMonths: 24,
    deviceMonths: 24,
  });
});

test('other months of the discount on the plan are priced and written', async () => {
  const { sheets } = open();
  const group = await screen.findByRole('group', { name: '선택약정 기간' });
  await userEvent.click(within(group).getByRole('radio', { name: '12개월' }));
  await press();
  await waitFor(() => expect(sheets()).toHaveLength(1));
  expect(sheets()[0]).toMatchObject({ contractMonths: 12 });
});

test('without a color nothing is written, and the focus is at the colors', async () => {
  const { sheets } = open(chosen.replace('color=블루&', ''));
  await press();
  expect(screen.getByText('색상을 선택해 주세요.')).toBeTruthy();
  expect(document.activeElement?.getAttribute('name')).toBe('color');
  expect(sheets()).toEqual([]);
});

test('a color that was sold out meanwhile keeps the step, and says so', async () => {
  const { router } = open(chosen, soldOut);
  await press();
  expect(await screen.findByText('선택한 색상이 품절됐어요. 다른 색상을 선택해 주세요.')).toBeTruthy();
  expect(router.state.location.pathname).toBe('/familyshop/order/orderWireless/selectJoin');
});

const inTenMinutes = new Date(Date.now() + 600_000).toISOString();
const applicant = {
  certificationNumber: 'C1',
  maskedName: '홍*동',
  maskedMobile: null,
  isAdult: true,
  age: 34,
  goodUntil: inTenMinutes,
};
const aSession = new SessionStore(() => 'familyshop');
aSession.read = () => ({ accessToken: 'access', refreshToken: 'refresh', receivedAt: 0 });
const checked = { phone: '010-2345-6789', carrierCode: 'TC02', portingNumber: 'MN1' };

test.each([
  ['comes along to the sheet of another choice', applicant, null, 'C1'],
  ['that was used to check a number does not', applicant, checked, undefined],
  ['that may have ended does not', { ...applicant, goodUntil: '2020-01-01T00:00:00Z' }, null, undefined],
])('a certification %s', async (_which, person, number, carried) => {
  keepProofs('WS0', { applicant: person, guardian: null });
  keepApplication('WS0', aSession, { ...emptyApplication, checked: number });
  const { router } = open(`${chosen}&sheet=WS0`);
  await press();
  await waitFor(() => expect(router.state.location.pathname).toBe('/familyshop/order/orderWireless/certPhone'));
  expect(readProofs('WS1').applicant?.certificationNumber).toBe(carried);
});
