// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answering } from '../../../test/support/answers.ts';
import { renderInMall } from '../../../test/support/in-mall.tsx';
import { FinishPhoneCertificationDocument } from '../../__generated__/graphql.ts';
import { handBack } from '../../features/certification/PhoneWindow/way-back.ts';
import { CertPhone } from './CertPhone.tsx';
import { keepProofs, readProofs, type CertifiedPerson } from './proofs.ts';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const person = (isAdult: boolean | null): CertifiedPerson => ({
  certificationNumber: 'C1',
  maskedName: '홍*동',
  isAdult,
});

const certified = { __typename: 'PhoneCertified', certificationNumber: 'C2', name: '홍*동' };

function open(applicant: CertifiedPerson | null, guardian: CertifiedPerson | null = null, isAdult = true) {
  keepProofs('WS1', { applicant, guardian });
  const { execute } = answering([
    FinishPhoneCertificationDocument,
    () => ({ finishPhoneCertification: { ...certified, isAdult } }),
  ]);
  renderInMall(<CertPhone sheetNumber="WS1" params={new URLSearchParams('gdsGrpNo=HP1&sheet=WS1')} />, {
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
  open(null, person(true), isAdult);
  await screen.findByText('홍*동 님의 본인 인증을 마쳤어요.');
  expect(wayOn()).toBeTruthy();
  expect(readProofs('WS1').guardian).toEqual(guardian);
});
