import type { ClaimReason, JoinType, PhoneOrderDetailsFragment } from '../../__generated__/graphql.ts';
import { dayInWords } from '../../shared/format/day-words.ts';
import { formatWon } from '../../shared/format/money.ts';

/** One reason of each kind stands for its last day. */
const kinds = [
  ['CHANGED_MIND', '단순 변심은'],
  ['CALL_QUALITY', '통화 품질이 나쁘면'],
  ['NOT_AS_DESCRIBED', '판매점 잘못이면'],
] as const satisfies readonly (readonly [ClaimReason, string])[];

/** "단순 변심은 12월 6일까지, 판매점 잘못이면 2월 28일까지 계약을 철회할 수 있어요."; null: for nothing any more, or not told. */
export function withdrawalWords({
  withdrawalReasons,
}: Pick<PhoneOrderDetailsFragment, 'withdrawalReasons'>): string | null {
  const ends = kinds.flatMap(([kind, name]) => {
    const until = withdrawalReasons?.find(({ reason }) => reason === kind)?.until;
    return until ? [`${name} ${dayInWords(until)}까지`] : [];
  });
  return ends.length === 0 ? null : `${ends.join(', ')} 계약을 철회할 수 있어요.`;
}

/** What becomes of the number, by how the line was opened. */
const numberTerms = {
  NEW: '새로 받은 번호는 없어져요.',
  TRANSFER: '가져온 번호는 쓰던 통신사로 되돌려요. 되돌리는 데 하루쯤 걸리고, 그동안 통화가 안 될 수 있어요.',
  CHANGE: '쓰던 번호는 그대로 남고, 신청하기 전의 기기와 요금제로 돌아가요.',
} as const satisfies Record<JoinType, string>;

/** What a withdrawal means for phone, money, used days and number. */
export function withdrawalTerms(order: PhoneOrderDetailsFragment): string[] {
  const { payTotal, refundedTotal, holder, payment } = order;
  const paid = payment?.paidAt ? payTotal - (refundedTotal ?? 0) : 0;
  const joinType = holder?.joinType ?? null;
  return [
    '단순 변심과 신청 실수는 7일, 통화 품질은 14일 안에 철회할 수 있어요. 판매점 잘못이면 받은 날부터 3개월, 잘못을 안 날부터 30일 안이에요. 사유마다 마지막 날을 아래에 적었어요.',
    '휴대폰은 받은 구성품과 함께 상자에 넣어 두면, 택배 기사가 받은 주소로 가지러 가요. 휴대폰을 초기화하고 잠금을 풀어 주세요.',
    '단순 변심과 신청 실수는 돌려보내는 택배비를 기사에게 내고, 그 밖의 사유는 판매점에서 내요.',
    paid > 0
      ? `신청하면서 결제한 ${formatWon(paid)}을 모두 환불해 드려요.`
      : '남은 할부금은 청구하지 않고, 이미 낸 할부금은 환불해 드려요.',
    '위약금은 없어요. 철회 전까지 쓴 날의 요금은 하루 단위로 계산해서 통신사가 청구해요.',
    ...(joinType === null ? [] : [numberTerms[joinType]]),
    '철회한 뒤에는 되돌릴 수 없어요.',
  ];
}
