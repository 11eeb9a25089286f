/** A card company with the numbers of months that it takes without interest. */
export interface CardCompany {
  cardCd: string;
  cardNm: string;
  freeInstMnthList: readonly number[];
}

const cards: readonly CardCompany[] = [
  { cardCd: 'CD01', cardNm: '가온카드', freeInstMnthList: [2, 3] },
  { cardCd: 'CD02', cardNm: '누리카드', freeInstMnthList: [2, 3, 6] },
  { cardCd: 'CD03', cardNm: '해온카드', freeInstMnthList: [2, 3] },
  { cardCd: 'CD04', cardNm: '물빛카드', freeInstMnthList: [] },
];

/** The cards that take some of these months without interest, with those months alone. */
export function interestFreeCards(offered: readonly number[]): CardCompany[] {
  return cards
    .map((card) => ({ ...card, freeInstMnthList: card.freeInstMnthList.filter((months) => offered.includes(months)) }))
    .filter(({ freeInstMnthList }) => freeInstMnthList.length > 0);
}
