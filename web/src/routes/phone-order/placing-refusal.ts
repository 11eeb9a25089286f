import type { AgreedEstimateFragment, ExpiredSubject, PlacePhoneOrderMutation } from '../../__generated__/graphql.ts';
import { contractTotalName } from '../../features/phones/PhonePurchase/estimate-lines.ts';
import { formatWon } from '../../shared/format/money.ts';
import type { RefusedOf } from '../../shared/submission/result.ts';
import type { PhoneOrderStep } from '../../shop/links/phone-order-paths.ts';

type Refused = RefusedOf<PlacePhoneOrderMutation>;

/** What a phone order can wait too long for. */
const ended = {
  SHEET: '신청서 유효 시간 60분이 지났어요. 신청서를 다시 만들어 주세요.',
  CERTIFICATION: '본인 인증 유효 시간이 지났어요. 다시 인증해 주세요. 입력한 내용은 그대로 있어요.',
  GUARDIAN_CERTIFICATION: '법정대리인 인증 유효 시간이 지났어요. 다시 인증해 주세요. 입력한 내용은 그대로 있어요.',
  NUMBER_PORTING: '번호이동을 확인한 지 오래됐어요. 다시 확인해 주세요. 입력한 내용은 그대로 있어요.',
} as const satisfies Partial<Record<ExpiredSubject, string>>;

/** Why the phone was not ordered, and what to do next. Nothing: the mall's own text says it. */
export function refusedWords(refused: Refused, shown: AgreedEstimateFragment) {
  switch (refused.__typename) {
    case 'EstimateChanged':
      return `${whatChanged(shown, refused.estimate)} 계약 내용을 다시 확인하고 눌러 주세요.`;
    case 'Expired':
      return refused.subject !== null && refused.subject in ended
        ? ended[refused.subject as keyof typeof ended]
        : undefined;
    case 'GuardianRequired':
      return '만 19세 미만은 법정대리인의 본인 인증이 필요해요. 입력한 내용은 그대로 있어요.';
    case 'OutOfStock':
      return '그사이 휴대폰이 품절됐어요. 다른 색상을 선택해 주세요.';
    case 'WrongState':
      return '지금은 신청을 받지 않는 휴대폰이에요.';
    case 'InProgress':
      return '앞선 신청을 처리하고 있어요. 잠시 뒤 다시 눌러 주세요.';
    default:
      return undefined;
  }
}

/** What of a contract is another one than it was shown: the first of these, in the order of their weight. */
function whatChanged(before: AgreedEstimateFragment, now: AgreedEstimateFragment): string {
  const sums = [
    ['월 납부액이', before.totalMonthly, now.totalMonthly],
    [`${contractTotalName(now)}이`, before.contractTotal, now.contractTotal],
  ] as const;
  const sum = sums.find(([, shown, current]) => shown !== current);
  if (sum) return `${sum[0]} ${formatWon(sum[1])}에서 ${formatWon(sum[2])}으로 바뀌었어요.`;
  if (before.minimumMonths !== now.minimumMonths) return '요금제를 유지할 기간이 바뀌었어요.';
  if (before.cancellationFee !== now.cancellationFee) return '중간에 해지할 때 내는 금액이 바뀌었어요.';
  if (JSON.stringify(before.subsidies) !== JSON.stringify(now.subsidies)) return '지원금이나 그 조건이 바뀌었어요.';
  return '계약 조건이 바뀌었어요.';
}

/** Fields that are given beside the press. */
const signed: ReadonlySet<string> = new Set(['signatureFileNumber', 'agreedTerms']);

/** The step where the reason can be mended; null: here, or nowhere. */
export function stepToMend(refused: Refused): PhoneOrderStep | null {
  switch (refused.__typename) {
    case 'OutOfStock':
      return 'selectJoin';
    case 'GuardianRequired':
      return 'certPhone';
    case 'FormRefused':
      return refused.fields.length > 0 && refused.fields.every(({ path }) => signed.has(String(path[0])))
        ? null
        : 'applyForm';
    case 'Expired':
      return refused.subject === 'NUMBER_PORTING' ? 'applyForm' : 'certPhone';
    default:
      return null;
  }
}
