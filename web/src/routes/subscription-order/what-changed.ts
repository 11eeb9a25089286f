import { textsOf } from '../../features/orders/Agreements/agreement-texts.ts';
import type { Estimate } from '../../features/subscriptions/use-subscription-estimate.ts';
import { formatWon } from '../../shared/format/money.ts';

/** All that may differ between two estimates of one choice, in the order of their weight. */
const differences: readonly ((before: Estimate, now: Estimate) => string | false)[] = [
  ({ payTotal: before }, { payTotal: now }) =>
    before !== now && `금액이 ${formatWon(before)}에서 ${formatWon(now)}으로 바뀌었어요.`,
  ({ trialEndsAt: before }, { trialEndsAt: now }) =>
    before !== now && (now === null ? '무료 체험을 할 수 없게 됐어요.' : '무료 체험 기간이 바뀌었어요.'),
  ({ chargedNow: before }, { chargedNow: now }) =>
    before !== now &&
    now !== null &&
    (now > 0
      ? `이제 카드를 등록하면서 ${formatWon(now)}을 바로 결제해요.`
      : '이제 카드를 등록할 때는 결제하지 않아요.'),
  ({ charges: before }, { charges: now }) => daysOf(before) !== daysOf(now) && '결제일이 바뀌었어요.',
  (before, now) => termsOf(before) !== termsOf(now) && '약정이나 해지 조건이 바뀌었어요.',
  (before, now) => agreementsOf(before) !== agreementsOf(now) && '동의할 내용이 바뀌었어요.',
];

/** What the shopper was shown otherwise. `now` is null while it cannot be read. */
export function whatChanged(before: Estimate, now: Estimate | null): string {
  const found = now ? differences.flatMap((differ) => differ(before, now) || []) : [];
  return [
    ...(found.length > 0 ? found : ['신청 내용이 바뀌었어요.']),
    '결제일과 금액을 확인하고 다시 눌러 주세요.',
  ].join(' ');
}

function daysOf(charges: Estimate['charges']): string {
  return charges.map(({ date }) => date).join();
}

function termsOf({ termMonths, cancellationFeeText }: Estimate): string {
  return JSON.stringify([termMonths, cancellationFeeText]);
}

function agreementsOf({ agreements }: Estimate): string {
  return textsOf(agreements ?? []);
}
