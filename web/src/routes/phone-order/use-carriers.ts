import type { PhoneSheetFragment, PhoneToOrderFragment } from '../../__generated__/graphql.ts';
import { usePhonePlansQuery } from '../../__generated__/hooks.ts';
import { plansOf } from '../../features/phones/PhonePurchase/plans-of.ts';
import { usePage } from '../../shop/page/page-context.ts';

/** Carriers that a number can come from: those of the sheet, or, of a mall whose sheets tell none, those of the plans. */
export function useCarriers(
  { number }: Pick<PhoneToOrderFragment, 'number'>,
  { carriers, estimate: { joinType, memory } }: PhoneSheetFragment,
): NonNullable<PhoneSheetFragment['carriers']> {
  const { mallUrl: url, device } = usePage();
  const { data } = usePhonePlansQuery({
    variables: { url, device, number, joinType: joinType ?? 'TRANSFER', memory: memory ?? '' },
    errorPolicy: 'all',
    skip: carriers !== null,
  });
  return carriers ?? plansOf(data)?.carriers ?? [];
}
