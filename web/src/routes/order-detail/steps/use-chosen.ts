import { useState } from 'react';
import type { ExchangeItemInput, OrderItemLineFragment } from '../../../__generated__/graphql.ts';

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

/** Which items a step is for, how many pieces of each, and what they are exchanged for. At first all pieces of an item. */
export function useChosen(items: readonly OrderItemLineFragment[], first: readonly string[]): Chosen {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(first));
  const [changes, setChanges] = useState<Readonly<Record<string, Partial<ExchangeItemInput>>>>({});
  const wanted = ({ number, quantity, optionNumber, colorName }: OrderItemLineFragment) => ({
    number,
    quantity,
    optionNumber,
    colorName,
    ...changes[number],
  });
  return {
    list: items.filter(({ number }) => chosen.has(number)).map((item) => ({ ...item, wanted: wanted(item) })),
    isChosen: (number) => chosen.has(number),
    choose: (number, isWanted) =>
      setChosen((now) => new Set(isWanted ? [...now, number] : [...now].filter((each) => each !== number))),
    chooseAll: (numbers, isWanted) => setChosen(new Set(isWanted ? numbers : [])),
    wanted,
    change: (number, change) => setChanges((now) => ({ ...now, [number]: { ...now[number], ...change } })),
  };
}
