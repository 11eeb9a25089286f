import type { AgreedEstimateFragment, ExpiredSubject, PlacePhoneOrderMutation } from '../../__generated__/graphql.ts';
import { formatWon } from '../../shared/format/money.ts';
import type { RefusedOf } from '../../shared/submission/result.ts';
import type { PhoneOrderStep } from '../../shop/links/phone-order-paths.ts';

type Refused = RefusedOf<PlacePhoneOrderMutation>;

const ended = {
  SHEET: '신청서를 쓸 수 있는 60분이 지났어요. 신청서를 다시 만들어 주세요.',
  CERTIFICATION: '본인 인증을 쓸 수 있는 시간이 지났어요. 다시 인증해 주세요. 입력한 내용은 그대로 있어요.',
  GUARDIAN_CERTIFICATION:
    '법정대리인 인증을 쓸 수 있는 시간이 지났어요. 다시 인증해 주세요. 입력한 내용은 그대로 있어요.',
  NUMBER_PORTING: '번호이동을 확인한 지 오래됐어요. 다시 확인해 주세요. 입력한 내용은 그대로 있어요.',
} as const satisfies Record<ExpiredSubject, string>;

/** Why the phone was not ordered, and what to do next. Nothing: the mall's own text says it. */
export function refusedWords(refused: Refused, { totalMonthly, contractTotal }: AgreedEstimateFragment) {
  switch (refused.__typename) {
    case 'EstimateChanged': {
      const { estimate } = refused;
      const [name, before, now] =
        estimate.totalMonthly === totalMonthly
          ? ['24개월 총액이', contractTotal, estimate.contractTotal]
          : ['월 납부액이', totalMonthly, estimate.totalMonthly];
      return `${name} ${formatWon(before)}에서 ${formatWon(now)}으로 바뀌었어요. 계약 내용을 다시 확인하고 눌러 주세요.`;
    }
    case 'Expired':
      return refused.subject === null ? undefined : ended[refused.subject];
    case 'GuardianRequired':
      return '만 19세 미만은 법정대리인의 본인 인증이 필요해요. 입력한 내용은 그대로 있어요.';
    case 'OutOfStock':
      return '그사이 휴대폰이 품절됐어요. 다른 색상을 골라 주세요.';
    case 'WrongState':
      return '지금은 신청을 받지 않는 휴대폰이에요.';
    case 'InProgress':
      return '앞선 신청을 처리하고 있어요. 잠시 뒤 다시 눌러 주세요.';
    default:
      return undefined;
  }
}

/** The step where the reason can be mended; null: none of them. */
export function stepToMend(refused: Refused): PhoneOrderStep | null {
  switch (refused.__typename) {
    case 'OutOfStock':
      return 'selectJoin';
    case 'GuardianRequired':
      return 'certPhone';
    case 'FormRefused':
      return 'applyForm';
    case 'Expired':
      return refused.subject === 'NUMBER_PORTING' ? 'applyForm' : 'certPhone';
    default:
      return null;
  }
}
