import type { SubscriptionOfferFragment } from '../../__generated__/graphql.ts';

/** Why a product cannot be subscribed to now, as text for the shopper; null if it can. */
export function reasonNotToSubscribe(
  {
    isSoldOut,
    status,
    takesApplications,
  }: Pick<SubscriptionOfferFragment, 'isSoldOut' | 'status' | 'takesApplications'>,
  hasCycle: boolean,
): string | null {
  if (status !== null && status !== 'ON_SALE' && status !== 'SOLD_OUT') return '지금은 구독을 받지 않는 상품이에요.';
  if (takesApplications === false)
    return '이 쇼핑몰에서는 아직 정기결제 카드를 등록할 수 없어 구독을 신청할 수 없어요.';
  if (isSoldOut) return '지금은 품절이라 구독을 신청할 수 없어요.';
  return hasCycle ? null : '지금은 구독 조건을 확인할 수 없어요. 잠시 뒤 다시 찾아 주세요.';
}
