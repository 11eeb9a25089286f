import { useMall } from '../../shop/mall/mall-context.ts';

/** Whether buyers have points and coupons: not where nothing is bought from a cart, and guests never see theirs. */
export function useHasBenefits(): boolean {
  const { openAreas, isMarketing } = useMall();
  return openAreas.includes('SHOPPING') && !isMarketing;
}
