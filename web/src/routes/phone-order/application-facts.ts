import type { AgreedEstimateFragment, PhoneSheetFragment } from '../../__generated__/graphql.ts';
import { formatWon } from '../../shared/format/money.ts';
import type { Application } from './application.ts';
import type { CertifiedPerson } from './proofs.ts';

type Fact = readonly [name: string, text: string];

/** How long the contract binds, and what its first month costs. */
export function termFacts(estimate: AgreedEstimateFragment): Fact[] {
  const { contractMonths, deviceMonths, minimumMonths, firstMonthTotal, usimPrice } = estimate;
  return [
    ['할부 기간', deviceMonths === 1 ? '없음 (일시불)' : `${deviceMonths}개월`],
    ...fact('약정 기간', contractMonths === null ? null : `${contractMonths}개월`),
    ...fact('요금제 유지 기간', minimumMonths ? `${minimumMonths}개월` : null),
    ['첫 달 납부액', formatWon(firstMonthTotal)],
    ...fact('유심 (한 번)', usimPrice === null ? null : usimPrice === 0 ? '무료' : formatWon(usimPrice)),
  ];
}

interface Applied {
  applicant: CertifiedPerson;
  guardian: CertifiedPerson | null;
  application: Application;
  banks: NonNullable<PhoneSheetFragment['banks']>;
}

/** Applicant and payment method of the bills. The account is masked. */
export function applicantFacts({ applicant, guardian, application, banks }: Applied): Fact[] {
  const { checked, billing, account, email } = application;
  const bank = banks.find(({ code }) => code === account.bankCode)?.name ?? '';
  return [
    ...fact('이름', applicant.maskedName),
    ...fact('법정대리인', guardian?.maskedName),
    ...fact('가져오는 번호', checked?.phone),
    ['이메일', email.trim()],
    [
      '요금 납부',
      billing === 'CARD' ? '카드 자동납부' : `계좌 자동이체 · ${bank} ${maskedAccount(account.accountNumber)}`,
    ],
  ];
}

function fact(name: string, text: string | null | undefined): Fact[] {
  return text ? [[name, text]] : [];
}

/** Its last four digits are enough to know it by. */
function maskedAccount(number: string): string {
  const digits = number.replaceAll(/\D/gu, '');
  return `${'*'.repeat(Math.max(0, digits.length - 4))}${digits.slice(-4)}`;
}
