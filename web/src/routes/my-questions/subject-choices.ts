import type { InquiryChoicesQuery } from '../../__generated__/graphql.ts';
import { formatDay } from '../../shared/format/time.ts';
import { numbersOf, orderSubject, productSubject } from './inquiry-values.ts';

export type InquiryChoices = NonNullable<InquiryChoicesQuery['viewer']>;

interface Choice {
  value: string;
  label: string;
}

export function typeChoices({ inquiryTypes }: InquiryChoices): Choice[] {
  const types = (inquiryTypes ?? []).map(({ code, name }) => ({ value: code, label: name }));
  return [{ value: '', label: '선택해 주세요' }, ...types];
}

/**
 * The member's latest orders and favorites; where they cannot be told, none. What was chosen before is a choice too, however old its
 * order is, and the product that the shopper comes from.
 */
export function subjectChoices({ orders, favorites }: InquiryChoices, chosen: string, productName?: string) {
  const ofOrders = (orders?.nodes ?? []).map(({ number, title, orderedAt }) => ({
    value: orderSubject(number),
    label: [title ?? number, orderedAt ? formatDay(orderedAt) : null].filter(Boolean).join(' · '),
  }));
  const ofProducts = (favorites?.nodes ?? []).map(({ number, name }) => ({
    value: productSubject(number),
    label: name,
  }));
  const isListed = chosen === '' || [...ofOrders, ...ofProducts].some(({ value }) => value === chosen);
  const { orderNumber, productNumber } = numbersOf(chosen);
  const groups = [
    { group: '주문', items: ofOrders },
    { group: '찜한 상품', items: ofProducts },
  ].filter(({ items }) => items.length > 0);
  return [
    { value: '', label: '선택 안 함' },
    ...(isListed
      ? []
      : [
          {
            value: chosen,
            label: orderNumber ? `주문 ${orderNumber}` : (productName ?? `상품 ${productNumber ?? ''}`),
          },
        ]),
    ...groups,
  ];
}
