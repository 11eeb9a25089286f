import { useRef, useState, type RefObject } from 'react';
import type { GoodsPurchaseFragment } from '../../../__generated__/graphql.ts';
import { useAddressChoices } from '../../../shared/address-choices/use-address-choices.ts';
import { withChoices, type Choices } from '../../../shared/address-choices/with-choices.ts';
import {
  afterArrow,
  afterPress,
  beginNext,
  chosenRows,
  hasSeveralChoices,
  withoutRow,
  withQuantity,
  type ChosenRow,
  type PressedChoice,
} from './chosen-rows.ts';
import { rowName } from './row-name.ts';

export interface ChosenRows {
  rows: readonly ChosenRow[];
  /** Whether they are shown as rows: there is more than one choice. */
  areSeveral: boolean;
  /** What happened last; `isPlain`: everybody reads it, not only who does not see the rows. */
  told: { text: string; isPlain: boolean };
  /** The heading of the rows: a row that is removed takes its button along. */
  heading: RefObject<HTMLHeadingElement | null>;
  /** An arrow key only moves the choice; a press adds a row. */
  press: (pressed: PressedChoice, isByArrow: boolean) => void;
  next: () => void;
  remove: (row: ChosenRow) => void;
  setQuantity: (row: ChosenRow, quantity: number) => void;
}

const nothingTold = { text: '', isPlain: false };

/** What is chosen of goods, in the address: it survives a reload, and can be sent to a friend. */
export function useChosenRows(goods: GoodsPurchaseFragment): ChosenRows {
  const { params, choose } = useAddressChoices();
  const [told, setTold] = useState(nothingTold);
  const heading = useRef<HTMLHeadingElement>(null);
  const rows = chosenRows(goods, params);
  const areSeveral = hasSeveralChoices(goods);

  function take(choices: Choices | null, isAdding: boolean) {
    if (choices === null) return setTold({ text: '이미 선택한 옵션이에요', isPlain: true });
    const after = new URLSearchParams(withChoices(String(params), choices));
    choose(choices);
    const added = isAdding && chosenRows(goods, after).find(({ isCurrent }) => isCurrent);
    setTold(added ? { text: `${rowName(added)} 추가했어요`, isPlain: false } : nothingTold);
  }

  return {
    rows,
    areSeveral,
    told,
    heading,
    press: (pressed, isByArrow) =>
      areSeveral ? take((isByArrow ? afterArrow : afterPress)(goods, params, pressed), !isByArrow) : choose(pressed),
    next() {
      setTold(nothingTold);
      choose(beginNext(goods, rows));
    },
    remove(row) {
      choose(withoutRow(goods, rows, row));
      setTold({ text: `${rowName(row)} 뺐어요`, isPlain: false });
      heading.current?.focus();
    },
    setQuantity: (row, quantity) => choose(withQuantity(rows, row, quantity)),
  };
}
