import type { JoinType } from './join-type.ts';

export type UsimType = 'USIM' | 'ESIM' | 'OWN';

const prices: Readonly<Record<UsimType, number>> = { USIM: 7_700, ESIM: 2_750, OWN: 0 };

/** Price of each kind of USIM; none where the line stays and only the phone is new. */
export function usimPrices(joinTp: JoinType): { usimTp: UsimType; usimPrc: number }[] {
  return (Object.keys(prices) as UsimType[]).map((usimTp) => ({
    usimTp,
    usimPrc: joinTp === 'CHANGE' ? 0 : prices[usimTp],
  }));
}
