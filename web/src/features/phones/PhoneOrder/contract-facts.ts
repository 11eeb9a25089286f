import type {
  AgreedEstimateFragment,
  PhoneDeliveryFragment,
  PhoneHolderFactsFragment,
  PhoneOrderDetailsFragment,
} from '../../../__generated__/graphql.ts';
import { formatWon } from '../../../shared/format/money.ts';
import { arrivalWords } from '../../../shop/arrival/use-arrival-words.ts';
import { joinNames } from '../join-names.ts';
import { usimWords } from './phone-order-words.ts';

type Fact = readonly [name: string, text: string];

type ChosenConditions = Pick<
  AgreedEstimateFragment,
  | 'productName'
  | 'memory'
  | 'color'
  | 'joinType'
  | 'carrierName'
  | 'planName'
  | 'minimumMonths'
  | 'usim'
  | 'extraServices'
  | 'discount'
  | 'contractMonths'
  | 'arrivesOn'
>;

/** Chosen phone, plan and duration. Omits what the mall does not provide. */
export function chosenFacts(estimate: ChosenConditions): Fact[] {
  const { productName, memory, color, joinType, carrierName, planName, minimumMonths, usim, extraServices, arrivesOn } =
    estimate;
  return withTexts([
    ['휴대폰', [productName, memory, color].filter(Boolean).join(' · ')],
    ['가입 유형', joinType && joinNames[joinType]],
    ['통신사', carrierName],
    ['요금제', planName],
    ['할인 방법', discountWords(estimate)],
    ['요금제 유지 기간', minimumMonths ? `${minimumMonths}개월` : null],
    ['유심', usim && (usim === 'USIM' ? '새 유심' : usimWords[usim])],
    ['부가서비스', extraServices?.map(({ name, monthly }) => `${name} 월 ${formatWon(monthly)}`).join(', ')],
    ...(extraServices ?? []).map(({ name, description }) => [name, description] as const),
    ['받는 날', arrivesOn && phoneArrivalWords(arrivesOn)],
  ]);
}

/** When the phone is delivered, and on what that depends. */
export function phoneArrivalWords(day: string): string {
  return `${arrivalWords(day)} · 통신사 심사를 마치면 휴대폰을 보내요. 서류를 더 내면 늦어질 수 있어요.`;
}

function discountWords({ discount, contractMonths }: ChosenConditions): string | null {
  if (discount === 'PLAN_DISCOUNT')
    return contractMonths === null ? '선택약정할인' : `선택약정할인 ${contractMonths}개월`;
  return discount === 'SUBSIDY' ? '공통지원금' : discount === 'NONE' ? '할인 없음' : null;
}

/** Whose contract it is, as masked by the mall. */
export function holderFacts(holder: PhoneHolderFactsFragment): Fact[] {
  const { name, phone, email, guardianName, billing, billingAccount } = holder;
  return withTexts([
    ['이름', name],
    ['휴대폰 번호', phone],
    ['이메일', email],
    ['법정대리인', guardianName],
    ['요금 납부', billing && [billingWords[billing], billingAccount].filter(Boolean).join(' · ')],
  ]);
}

const billingWords = { ACCOUNT: '계좌 자동이체', CARD: '카드 자동납부' } as const;

/** Where the phone goes, as masked by the mall. */
export function deliveryFacts(delivery: PhoneDeliveryFragment): Fact[] {
  const { receiverName, receiverPhone, postalCode, roadAddress, detailAddress, deliveryMessage } = delivery;
  return withTexts([
    ['받는 분', `${receiverName} · ${receiverPhone}`],
    ['주소', `(${postalCode}) ${[roadAddress, detailAddress].filter(Boolean).join(' ')}`],
    ['배송 메시지', deliveryMessage],
  ]);
}

/** "가온택배 612345678901": the carrier of a parcel, and its number there. */
export function parcelWords({ carrier, trackingNumber }: NonNullable<PhoneOrderDetailsFragment['parcel']>): string {
  return [carrier, trackingNumber].filter(Boolean).join(' ');
}

function withTexts(facts: readonly (readonly [string, string | null | undefined])[]): Fact[] {
  return facts.flatMap(([name, text]) => (text ? [[name, text] as const] : []));
}
