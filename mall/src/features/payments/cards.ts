import { installmentMonths } from '../../buying/installments.ts';

/** A card with its interest-free installment months. */
export interface CardCompany {
  cardCd: string;
  cardNm: string;
  freeInstMnthList: readonly number[];
}

/** A card for a price, with the months that it shares with every line. 1 month: paid at once. */
export interface OfferedCard extends CardCompany {
  instMnthList: number[];
}

const cards: readonly CardCompany[] = [
  { cardCd: 'CD01', cardNm: '가온카드', freeInstMnthList: [2, 3] },
  { cardCd: 'CD02', cardNm: '누리카드', freeInstMnthList: [2, 3, 6] },
  { cardCd: 'CD03', cardNm: '해온카드', freeInstMnthList: [2, 3] },
  { cardCd: 'CD04', cardNm: '물빛카드', freeInstMnthList: [] },
];

/** The months that every card accepts. */
const cardMonths = [2, 3, 4, 5, 6, 10, 12, 18, 24];

/** Cards that are interest-free for some of these months, with only those. */
export function interestFreeCards(offered: readonly number[]): CardCompany[] {
  return cards
    .map((card) => ({ ...card, freeInstMnthList: card.freeInstMnthList.filter((months) => offered.includes(months)) }))
    .filter(({ freeInstMnthList }) => freeInstMnthList.length > 0);
}

/** All cards for a price in won. `lineMonths`: the months of each line. */
export function cardsFor(payPrc: number, lineMonths: readonly (readonly number[])[]): OfferedCard[] {
  const instMnthList = installmentMonths(payPrc, cardMonths, lineMonths);
  return cards.map((card) => ({
    ...card,
    instMnthList,
    freeInstMnthList: card.freeInstMnthList.filter((months) => instMnthList.includes(months)),
  }));
}

export function cardName(cardCd: string | null): string | null {
  return cards.find((card) => card.cardCd === cardCd)?.cardNm ?? null;
}
