import type { PageName } from '../../shop/addresses/page-name.ts';
import type { EagerPage, LoadPage } from './eager-pages.ts';

/** Pages that have an address, but no code yet: coming-soon is shown in their place. */
type ComingPage = 'exhibition' | 'exhibitions' | 'other-sales' | 'upload';

type LazyPage = Exclude<PageName, EagerPage | ComingPage>;

/** The other pages. The browser fetches this list with the first of them. */
export const lazyPages: Readonly<Record<LazyPage, LoadPage>> = {
  addresses: () => import('../../routes/addresses/page.tsx'),
  board: () => import('../../routes/board/page.tsx'),
  cart: () => import('../../routes/cart/page.tsx'),
  'certify-email': () => import('../../routes/certify-email/page.tsx'),
  'certify-phone': () => import('../../routes/certify-phone/page.tsx'),
  'coming-soon': () => import('../../routes/coming-soon/page.tsx'),
  coupons: () => import('../../routes/coupons/page.tsx'),
  'end-dormancy': () => import('../../routes/end-dormancy/page.tsx'),
  faq: () => import('../../routes/faq/page.tsx'),
  favorites: () => import('../../routes/favorites/page.tsx'),
  'find-id': () => import('../../routes/find-id/page.tsx'),
  'find-password': () => import('../../routes/find-password/page.tsx'),
  'find-user': () => import('../../routes/find-user/page.tsx'),
  'find-user-result': () => import('../../routes/find-user-result/page.tsx'),
  goodbye: () => import('../../routes/goodbye/page.tsx'),
  'handy-service': () => import('../../routes/handy-service/page.tsx'),
  'join-mail': () => import('../../routes/join-mail/page.tsx'),
  login: () => import('../../routes/login/page.tsx'),
  'member-information': () => import('../../routes/member-information/page.tsx'),
  'my-questions': () => import('../../routes/my-questions/page.tsx'),
  'my-shop': () => import('../../routes/my-shop/page.tsx'),
  'not-found': () => import('../../routes/not-found/page.tsx'),
  'not-permitted': () => import('../../routes/not-permitted/page.tsx'),
  notices: () => import('../../routes/notices/page.tsx'),
  order: () => import('../../routes/order/page.tsx'),
  'order-complete': () => import('../../routes/order-complete/page.tsx'),
  'order-detail': () => import('../../routes/order-detail/page.tsx'),
  'order-fail': () => import('../../routes/order-fail/page.tsx'),
  'order-form': () => import('../../routes/order-form/page.tsx'),
  'order-list': () => import('../../routes/order-list/page.tsx'),
  'order-pay': () => import('../../routes/order-pay/page.tsx'),
  'order-step': () => import('../../routes/order-step/page.tsx'),
  'pay-claim-info': () => import('../../routes/pay-claim-info/page.tsx'),
  'pay-notice': () => import('../../routes/pay-notice/page.tsx'),
  'payment-return': () => import('../../routes/payment-return/page.tsx'),
  'phone-certification': () => import('../../routes/phone-certification/page.tsx'),
  'phone-order': () => import('../../routes/phone-order/page.tsx'),
  'phone-order-complete': () => import('../../routes/phone-order-complete/page.tsx'),
  'phone-order-detail': () => import('../../routes/phone-order-detail/page.tsx'),
  'phones-only': () => import('../../routes/phones-only/page.tsx'),
  points: () => import('../../routes/points/page.tsx'),
  'print-order': () => import('../../routes/print-order/page.tsx'),
  'reject-mail': () => import('../../routes/reject-mail/page.tsx'),
  reviews: () => import('../../routes/reviews/page.tsx'),
  'search-results': () => import('../../routes/search-results/page.tsx'),
  'shop-introduction': () => import('../../routes/shop-introduction/page.tsx'),
  'sign-up': () => import('../../routes/sign-up/page.tsx'),
  start: () => import('../../routes/start/page.tsx'),
  subscription: () => import('../../routes/subscription/page.tsx'),
  'subscription-application': () => import('../../routes/subscription-application/page.tsx'),
  'subscription-order': () => import('../../routes/subscription-order/page.tsx'),
  subscriptions: () => import('../../routes/subscriptions/page.tsx'),
  'telecom-sign-in': () => import('../../routes/telecom-sign-in/page.tsx'),
  'unknown-path': () => import('../../routes/unknown-path/page.tsx'),
  'update-password': () => import('../../routes/update-password/page.tsx'),
  'wake-dormant': () => import('../../routes/wake-dormant/page.tsx'),
  withdrawal: () => import('../../routes/withdrawal/page.tsx'),
};

/** The page whose code is shown under a name. */
export function builtPage(name: Exclude<PageName, EagerPage>): LazyPage {
  return isBuilt(name) ? name : 'coming-soon';
}

function isBuilt(name: PageName): name is LazyPage {
  return name in lazyPages;
}
