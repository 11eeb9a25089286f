import type { Phone } from '../phone.ts';

/** What the announced subsidy is called: as the phone's card calls it, for the law's word has changed over the years; else by the word of today. */
export function subsidyName({ price }: Pick<Phone, 'price'>): string {
  return /[가-힣]{0,6}지원금/u.exec(price?.discountType ?? '')?.[0] ?? '공통지원금';
}
