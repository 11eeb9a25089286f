import type { PlainPage } from '../addresses/path-params.ts';
import { hasMyShop } from './has-my-shop.ts';
import type { Mall } from './mall-context.ts';

type OwnPage = readonly [label: string, page: PlainPage];

/** What the shell itself links to, for those who may order and have no my shop. */
export function pagesWithoutMyShop(mall: Pick<Mall, 'isMarketing' | 'openAreas'>): readonly OwnPage[] {
  if (hasMyShop(mall) || !mall.openAreas.includes('SHOPPING')) return [];
  return [
    ['주문 내역', 'order-list'],
    ['배송지 관리', 'addresses'],
    // Guests have neither.
    ...(mall.isMarketing ? [] : [['찜한 상품', 'favorites'] as const, ['비밀번호 변경', 'update-password'] as const]),
  ];
}
