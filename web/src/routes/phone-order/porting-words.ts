import type { PortingProofInput, PortingRefusalReason } from '../../__generated__/graphql.ts';
import { momentInWords } from '../../shared/format/day-words.ts';

export type ProofKind = PortingProofInput extends infer Proof ? keyof Proof : never;

/** What proves that a number is the applicant's. */
export const proofNames = {
  accountDigits: { choice: '계좌 자동이체', field: '계좌번호 끝 4자리' },
  cardDigits: { choice: '카드 자동납부', field: '카드번호 끝 4자리' },
  deviceDigits: { choice: '쓰던 휴대폰', field: '휴대폰 일련번호 끝 4자리' },
} as const satisfies Record<ProofKind, { choice: string; field: string }>;

export function isProofKind(value: string): value is ProofKind {
  return value in proofNames;
}

/** How to mend what keeps a number from being brought along. */
const remedies = {
  OTHER_NAME: '쓰던 통신사에서 명의를 신청자로 바꾼 다음 다시 확인하거나, 명의자가 직접 신청해 주세요.',
  UNPAID_BILLS: '쓰던 통신사의 앱이나 고객센터에서 밀린 요금을 낸 다음 다시 확인해 주세요.',
  TOO_SOON: '3개월이 지난 다음 신청하거나, 신규가입으로 바꿔 신청해 주세요.',
  SUSPENDED: '쓰던 통신사의 고객센터에서 정지를 푼 다음 다시 확인해 주세요.',
  WRONG_DIGITS: '요금 고지서나 휴대폰 설정에 있는 번호를 보고 끝 4자리를 다시 입력하거나, 다른 방법으로 확인해 주세요.',
  OTHER_CARRIER: '지금 쓰는 통신사를 다시 선택해 주세요. 알뜰폰이라면 알뜰폰 회사를 선택해 주세요.',
  CENTER_CLOSED:
    '이 탭을 닫지 않으면 입력한 내용이 남아 있으니, 센터가 열리면 이어서 신청해 주세요. 한 시간이 지나면 본인 인증과 서명은 다시 해야 해요.',
} as const satisfies Record<PortingRefusalReason, string>;

const reasons = {
  OTHER_NAME: '번호의 명의자와 신청자의 이름이 달라요.',
  UNPAID_BILLS: '쓰던 통신사에 내지 않은 요금이 있어요.',
  TOO_SOON: '개통하거나 번호를 옮긴 지 얼마 되지 않은 번호예요.',
  SUSPENDED: '정지된 번호예요.',
  WRONG_DIGITS: '끝 4자리가 통신사에 등록된 것과 달라요.',
  OTHER_CARRIER: '선택한 통신사의 번호가 아니에요.',
  CENTER_CLOSED: null, // when it opens, the mall alone knows
} as const satisfies Record<PortingRefusalReason, string | null>;

interface PortingRefusal {
  reason: PortingRefusalReason;
  message: string;
  nextCheckAt: string | null;
}

/** Why a number cannot be brought along, how to mend it, and after the last check of an hour when the next one is allowed. */
export function portingRefusalText({ reason, message, nextCheckAt }: PortingRefusal): string {
  const refusal = `${reasons[reason] ?? message} ${remedies[reason]}`;
  if (nextCheckAt === null) return refusal;
  return `${refusal} 한 시간에 확인할 수 있는 5번을 모두 써서 ${momentInWords(nextCheckAt)}부터 다시 확인할 수 있어요. 입력한 내용은 남아 있어요.`;
}
