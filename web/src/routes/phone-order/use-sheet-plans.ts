import type { PhoneSheetFragment } from '../../__generated__/graphql.ts';
import { usePhonePlansQuery } from '../../__generated__/hooks.ts';
import { plansOf } from '../../features/phones/PhonePurchase/plans-of.ts';
import type { Plan } from '../../features/phones/phone.ts';
import { usePage } from '../../shop/page/page-context.ts';

/** The plans of a sheet's phone, way of joining and memory. Empty until they are known. */
export function useSheetPlans({ estimate }: PhoneSheetFragment, productNumber: string): readonly Plan[] {
  const { mallUrl: url, device } = usePage();
  const { joinType, memory } = estimate;
  const { data } = usePhonePlansQuery({
    variables: { url, device, number: productNumber, joinType: joinType ?? 'NEW', memory: memory ?? '' },
    errorPolicy: 'all',
    skip: joinType === null || memory === null,
  });
  return plansOf(data)?.plans ?? [];
}
