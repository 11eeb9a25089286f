/** Fields of a product on a card or page. */
export interface AlertProduct {
  __typename: 'Goods' | 'WirelessPhone';
  number: string;
  name: string;
  isSoldOut: boolean | null;
  hasStock: boolean | null;
  colors?: readonly { isAvailable: boolean | null }[] | null;
  variants?:
    | readonly { id: string; optionName: string | null; color: { name: string } | null; isAvailable: boolean | null }[]
    | null;
}

/** Whether nothing of a product can be bought now. What the mall does not say counts as there. */
export function isGone({ isSoldOut, hasStock, colors, variants }: AlertProduct): boolean {
  const areGone = (choices: AlertProduct['colors']) =>
    choices != null && choices.length > 0 && choices.every(({ isAvailable }) => isAvailable === false);
  return isSoldOut === true || hasStock === false || areGone(colors) || areGone(variants);
}
