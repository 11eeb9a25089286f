// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answering } from '../../../test/support/answers.ts';
import { renderInMall } from '../../../test/support/in-mall.tsx';
import { aPhoneSheet } from '../../../test/support/phone-application.tsx';
import { somePlans } from '../../../test/support/sample-products.ts';
import { FinishPhoneCertificationDocument, PhonePlansDocument } from '../../__generated__/graphql.ts';
import { handBack } from '../../features/certification/PhoneWindow/way-back.ts';
import { CertPhone } from './CertPhone.tsx';
import { keepProofs, readProofs, type CertifiedPerson } from './proofs.ts';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const person = (isAdult: boolean | null): CertifiedPerson => ({
  certificationNumber: 'C1',
  maskedName: '홍*동',
  maskedMobile: null,
  isAdult,
  age: null,
  goodUntil: null,
});

const certified = { __typename: 'PhoneCertified', certificationNumber: 'C2', name: '홍*동' };

type Certified = Partial<Pick<CertifiedPerson, 'isAdult' | 'age'>>;

function open(
  applicant: CertifiedPerson | null,
  guardian: CertifiedPerson | null = null,
  { isAdult = true, age = null }: Certified = {},
  plans = somePlans(),
) {
  keepProofs('WS1', { applicant, guardian });
  const { execute } = answering(
    [FinishPhoneCertificationDocument, () => ({ finishPhoneCertification: { ...certified, isAdult, age } })],
    [
      PhonePlansDocument,
      () => ({ mall: { __typename: 'Mall', id: 'M', product: { __typename: 'WirelessPhone', id: 'HP1', plans } } }),
    ],
  );
  const params = new URLSearchParams('gdsGrpNo=HP1&sheet=WS1&plan=P1');
  renderInMall(<CertPhone sheet={aPhoneSheet()} productNumber="HP1" params={params} />, {
    device: 'MOBILE',
    execute,
    isMember: true,
  });
}

const wayOn = () => screen.queryByRole<HTMLAnchorElement>('link', { name: '다음: 신청서 작성' });
const agency = () => screen.queryByRole('button', { name: '휴대폰으로 본인 인증하기' });

test('nobody goes on without a certification, and there is no code in its place', () => {
  open(null);
  expect(wayOn()).toBeNull();
  expect(agency()).toBeTruthy();
  expect(screen.queryByText('인증번호로 인증하기')).toBeNull();
});

test('what will be signed stands there, with the way back to it', () => {
  open(null);
  const chosen = screen.getByRole('region', { name: '신청하는 조건' });
  for (const text of ['온결 S26 · 256GB · 블랙', '5G 라이트 10GB', '637,594원 · 24개월 할부', '116,566원'])
    expect(chosen.textContent).toContain(text);
  const back = screen.getByRole<HTMLAnchorElement>('link', { name: '조건 변경' });
  expect(back.pathname).toBe('/m/familyshop/goods/orderWireless/selectJoin');
});

test('what the agency says is told, and has the focus of the button that is gone', async () => {
  handBack({ purpose: 'CONTRACT', requestNumber: 'R1', result: 'sealed' });
  open(null);
  const told = await screen.findByText('홍*동 님의 본인 인증을 마쳤어요.');
  await waitFor(() => expect(document.activeElement).toBe(told));
  expect(wayOn()).toBeTruthy();
});

test('after a reload an adult is still certified, and goes on with all choices', () => {
  open(person(true));
  expect(agency()).toBeNull();
  expect(wayOn()?.pathname).toBe('/m/familyshop/goods/orderWireless/applyForm');
  expect(new URL(wayOn()?.href ?? '').searchParams.get('sheet')).toBe('WS1');
});

test.each([null, person(false), person(null)])(
  'a minor does not go on without an adult as guardian: %o',
  (guardian) => {
    open(person(false), guardian);
    expect(screen.getByRole('heading', { name: '법정대리인 인증' })).toBeTruthy();
    expect(agency()).toBeTruthy();
    expect(wayOn()).toBeNull();
  },
);

test('a minor goes on with an adult as guardian', () => {
  open(person(false), person(true));
  expect(wayOn()).toBeTruthy();
});

test.each([
  ['a minor', false, person(true)],
  ['an adult', true, null],
])('%s who certifies again has the guardian that they need', async (_who, isAdult, guardian) => {
  handBack({ purpose: 'CONTRACT', requestNumber: 'R1', result: 'sealed' });
  open(null, person(true), { isAdult });
  await screen.findByText('홍*동 님의 본인 인증을 마쳤어요.');
  expect(wayOn()).toBeTruthy();
  expect(readProofs('WS1').guardian).toEqual(guardian);
});

const [first, second] = somePlans().plans;
const limited = (ages: { minimumAge?: number; maximumAge?: number }) =>
  somePlans({
    plans: [
      { ...first!, name: '5G 청소년 47', ...ages },
      { ...second!, name: '5G 시니어 A형', minimumAge: 65 },
    ],
  });

test.each([
  [{ maximumAge: 18 }, 34, true, '5G 청소년 47 요금제는 만 18세까지 가입할 수 있어요. 인증한 분은 만 34세예요.', null],
  [
    { maximumAge: 18 },
    70,
    true,
    '5G 청소년 47 요금제는 만 18세까지 가입할 수 있어요. 인증한 분은 만 70세예요.',
    'senior',
  ],
  [{ minimumAge: 19 }, 12, false, '5G 청소년 47 요금제는 만 19세부터 가입할 수 있어요. 인증한 분은 만 12세예요.', null],
])(
  'a plan for %j is told to someone of %i before any form, with the way to others',
  async (ages, age, isAdult, text, kind) => {
    handBack({ purpose: 'CONTRACT', requestNumber: 'R1', result: 'sealed' });
    open(null, null, { isAdult, age }, limited(ages));
    expect(await screen.findByText(text, { exact: false })).toBeTruthy();
    expect(wayOn()).toBeNull();
    expect(screen.queryByRole('heading', { name: '법정대리인 인증' })).toBeNull();
    const way = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: '가입할 수 있는 요금제 보기' }).href);
    expect(way.pathname).toBe('/m/familyshop/goods/orderWireless/selectJoin');
    expect(Object.fromEntries(way.searchParams)).toEqual({
      gdsGrpNo: 'HP1',
      sheet: 'WS1',
      ...(kind && { planKind: kind }),
    });
  },
);

test.each([
  [{ maximumAge: 18 }, 18],
  [{ minimumAge: 65 }, 65],
  [{ maximumAge: 18 }, null],
  [{}, 34],
])('a plan for %j is open to someone of %j', async (ages, age) => {
  handBack({ purpose: 'CONTRACT', requestNumber: 'R1', result: 'sealed' });
  open(null, null, { age }, limited(ages));
  await screen.findByText('홍*동 님의 본인 인증을 마쳤어요.');
  expect(wayOn()).toBeTruthy();
});

const withTeenPlan = somePlans({
  plans: [...somePlans().plans, { ...first!, number: 'P3', name: 'LTE 청소년 20', monthly: 20_900, maximumAge: 18 }],
});

test('who may have a cheaper plan than the chosen one reads its name and fee, and the way to it', async () => {
  open({ ...person(false), age: 15 }, null, {}, withTeenPlan);
  expect(await screen.findByText(/^더 싼 요금제가 있어요\. LTE 청소년 20 월 20,900원/u)).toBeTruthy();
  const way = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: '이 요금제로 변경' }).href);
  expect(way.pathname).toBe('/m/familyshop/goods/orderWireless/selectJoin');
  expect(Object.fromEntries(way.searchParams)).toEqual({ gdsGrpNo: 'HP1', sheet: 'WS1', plan: 'P3' });
});
