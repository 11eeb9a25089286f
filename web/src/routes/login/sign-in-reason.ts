import type { Mall } from '../../shop/mall/mall-context.ts';
import { safeRedirect } from '../../shop/links/mall-paths.ts';

/** Why a page requires a sign-in, by its path on desktops or on phones. */
const reasons: readonly [path: RegExp, reason: string][] = [
  [/\/search\/searchGoodsList$/u, '상품 검색은 회원에게 열려 있어요. 로그인하면 검색을 이어서 할 수 있어요.'],
  [
    /\/(?:order|goods\/orderGoods|myQuestion)\/(?:cart|listCart)$/u,
    '장바구니는 회원에게 열려 있어요. 로그인하고 이용해 주세요.',
  ],
  [/\/listMyJjim$/u, '찜한 상품은 로그인하면 볼 수 있어요.'],
  [
    /\/(?:order|goods\/order\w+|subs\/goSubsOrder|subs\/orderSubs)\//u,
    '주문과 신청은 회원에게 열려 있어요. 로그인하면 이어서 할 수 있어요.',
  ],
  [/\/my(?:[Ss]hop|Question)\/(?!listFaq$|faqList$|scssMemberDone$)/u, '마이샵은 로그인하면 볼 수 있어요.'],
];

export const favoriteReason = '찜하기는 회원에게 열려 있어요. 로그인하면 고른 상품을 바로 찜해 드려요.';
const purchaseReasons = {
  cart: '장바구니는 회원에게 열려 있어요. 로그인하면 고른 상품을 바로 담아 드려요.',
  order: '주문은 회원에게 열려 있어요. 로그인하면 주문서로 이어 드려요.',
} as const;

/** The reason to sign in if the visitor was about to buy. */
export function purchaseReason(kind: keyof typeof purchaseReasons): string {
  return purchaseReasons[kind];
}

const wholeMall = '이 쇼핑몰은 회원에게 열려 있어요. 로그인하고 둘러보세요.';

/** Why a visitor was redirected to the login; null: no redirect. */
export function reasonOf(redirect: string | null, mall: Pick<Mall, 'url' | 'requiresLogin'>): string | null {
  const address = safeRedirect(redirect, mall.url);
  if (address === null) return null;
  const path = address.split('?', 1)[0] ?? '';
  return reasons.find(([pattern]) => pattern.test(path))?.[1] ?? (mall.requiresLogin ? wholeMall : null);
}
