import type { ExchangeItemInput, OrderItemLineFragment } from '../../__generated__/graphql.ts';
import { useFieldValue } from '../../shared/form/use-field-value.ts';
import type { FormFields } from '../../shared/form/use-form-fields.ts';

/** The items of a step, as its form holds them. */
export interface ItemValues {
  /** Numbers of the chosen items. */
  items: readonly string[];
  /** Pieces or variant by the number of an item. Without an entry, all pieces are wanted as they are. */
  changes: Readonly<Record<string, Partial<ExchangeItemInput>>>;
}

/** At first all pieces of an item are wanted. */
export function itemValues(items: readonly string[]): ItemValues {
  return { items, changes: {} };
}

export interface Chosen {
  /** The chosen items with what is wanted of each, in the order of the order. */
  list: readonly (OrderItemLineFragment & { wanted: ExchangeItemInput })[];
  isChosen: (number: string) => boolean;
  choose: (number: string, isWanted: boolean) => void;
  /** All of these, or none. */
  chooseAll: (numbers: readonly string[], isWanted: boolean) => void;
  wanted: (item: OrderItemLineFragment) => ExchangeItemInput;
  change: (number: string, change: Partial<ExchangeItemInput>) => void;
}

/** Which items a step is for, how many pieces of each, and what they are exchanged for. */
export function useChosen(items: readonly OrderItemLineFragment[], form: FormFields<ItemValues>): Chosen {
  const numbers = useFieldValue(form, 'items');
  const changes = useFieldValue(form, 'changes');
  const wanted = ({ number, quantity, variantId }: OrderItemLineFragment) => ({
    number,
    quantity,
    variantId,
    ...changes[number],
  });
  return {
    list: items.filter(({ number }) => numbers.includes(number)).map((item) => ({ ...item, wanted: wanted(item) })),
    isChosen: (number) => numbers.includes(number),
    choose: (number, isWanted) =>
      form.setFieldValue('items', isWanted ? [...numbers, number] : numbers.filter((each) => each !== number)),
    chooseAll: (all, isWanted) => form.setFieldValue('items', isWanted ? all : []),
    wanted,
    change: (number, change) =>
      form.setFieldValue('changes', { ...changes, [number]: { ...changes[number], ...change } }),
  };
}
