import type { Phone } from '../phone.ts';

/**
 * The name of the announced subsidy: as on the phone's card, because the legal term has changed over the years; else
 * the current term.
 */
export function subsidyName({ price }: Pick<Phone, 'price'>): string {
  return /[가-힣]{0,6}지원금/u.exec(price?.discountType ?? '')?.[0] ?? '공통지원금';
}
