import type { AgreedEstimateFragment, PhoneSheetFragment } from '../../__generated__/graphql.ts';
import { formatWon } from '../../shared/format/money.ts';
import { usimPaid } from '../../features/phones/PhonePurchase/estimate-lines.ts';
import type { Application } from './application.ts';
import { atProvider, cardAskedLater } from './at-provider.ts';
import type { CertifiedPerson } from './proofs.ts';

type Fact = readonly [name: string, text: string];

/** How long the contract binds, and what its first month costs. */
export function termFacts(estimate: AgreedEstimateFragment): Fact[] {
  const { contractMonths, deviceMonths, deviceTotal, minimumMonths, lineMonthly, usimPrice } = estimate;
  const isAtOnce = deviceMonths === 1 && lineMonthly !== null;
  return [
    ['할부 기간', deviceMonths === 1 ? '없음 (일시불)' : `${deviceMonths}개월`],
    ...fact('약정 기간', contractMonths === null ? null : `${contractMonths}개월`),
    ...fact('요금제 유지 기간', minimumMonths ? `${minimumMonths}개월` : null),
    ...fact('지금 결제하는 기기값', isAtOnce && deviceTotal > 0 ? formatWon(deviceTotal) : null),
    ['첫 달 납부액', firstBillWords(estimate, isAtOnce)],
    ...fact('유심', usimPrice === null ? null : usimPrice === 0 ? '무료' : `${formatWon(usimPrice)} · ${usimPaid}`),
  ];
}

/** With the USIM, where the mall adds it up. */
function firstBillWords(
  { firstBill, firstMonthTotal, lineMonthly, usimPrice }: AgreedEstimateFragment,
  isAtOnce: boolean,
): string {
  if (firstBill === null) return formatWon(isAtOnce ? (lineMonthly ?? firstMonthTotal) : firstMonthTotal);
  return usimPrice ? `${formatWon(firstBill)} (유심 ${formatWon(usimPrice)} 포함)` : formatWon(firstBill);
}

interface Applied {
  applicant: CertifiedPerson;
  guardian: CertifiedPerson | null;
  application: Application;
  sheet: PhoneSheetFragment;
}

/** Applicant, line and payment method of the bills. The account is masked. */
export function applicantFacts({ applicant, guardian, application, sheet }: Applied): Fact[] {
  const { billing, account, email } = application;
  const bank = sheet.banks?.find(({ code }) => code === account.bankCode)?.name ?? '';
  return [
    ...fact('이름', applicant.maskedName),
    ...fact('법정대리인', guardian?.maskedName),
    ...lineFact(applicant, application, sheet),
    ['이메일', email.trim()],
    [
      '요금 납부',
      billing === 'CARD' ? cardWords(sheet) : `계좌 자동이체 · ${bank} ${maskedAccount(account.accountNumber)}`,
    ],
  ];
}

/** The number that the line has, or will have. */
function lineFact(
  { maskedMobile }: CertifiedPerson,
  { checked }: Application,
  { estimate }: PhoneSheetFragment,
): Fact[] {
  if (estimate.joinType === 'NEW') return [['번호', '개통할 때 새 번호를 받아요']];
  if (estimate.joinType === 'CHANGE') return fact('기기를 바꾸는 번호', maskedMobile);
  return fact('가져오는 번호', checked?.phone);
}

function cardWords({ estimate }: PhoneSheetFragment): string {
  return atProvider({ billing: 'CARD', estimate }) === 'CARD'
    ? '카드 자동납부 · 신청하면서 카드를 등록해요'
    : `카드 자동납부 · ${cardAskedLater(estimate)}`;
}

function fact(name: string, text: string | null | undefined): Fact[] {
  return text ? [[name, text]] : [];
}

/** Its last four digits are enough to know it by. */
function maskedAccount(number: string): string {
  const digits = number.replaceAll(/\D/gu, '');
  return `${'*'.repeat(Math.max(0, digits.length - 4))}${digits.slice(-4)}`;
}
