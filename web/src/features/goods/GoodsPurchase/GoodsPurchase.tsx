import { lazy, Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ChoicePriceFragment, GoodsPurchaseFragment } from '../../../__generated__/graphql.ts';
import { useAddressChoices } from '../../../shared/address-choices/use-address-choices.ts';
import { BuyBar } from '../../../shop/buy-bar/BuyBar.tsx';
import { AddToCart } from '../../../shop/cart/AddToCart.tsx';
import { LateOverlay } from '../../../shop/overlay/LateOverlay.tsx';
import { BuyNow } from '../../../shop/order/BuyNow.tsx';
import { useDevice } from '../../../shop/page/page-context.ts';
import { focusInvalid } from '../../../shared/form/focus-invalid.ts';
import { quantityField } from '../../../shared/ui/Quantity/Quantity.tsx';
import { Won } from '../../../shared/ui/Won/Won.tsx';
import { GoodsPrice } from '../GoodsPrice/GoodsPrice.tsx';
import { buyingWord, reasonNotToBuy } from './buying-state.ts';
import type { ChosenRow } from './chosen-rows.ts';
import { ChosenRows } from './ChosenRows.tsx';
import classes from './GoodsPurchase.module.css';
import { GoodsFacts } from './GoodsFacts.tsx';
import { focusOpenChoice, GoodsChoices, type RenderAlert } from './GoodsChoices.tsx';
import { feeWords } from './GoodsTotal.tsx';
import { askFor, missingChoices } from './missing-choice.ts';
import { requestedChoice } from './requested-choice.ts';
import { SingleChoice } from './SingleChoice.tsx';
import { SubscriptionWay } from './SubscriptionWay.tsx';
import { useChoiceSheet } from './use-choice-sheet.ts';
import { useChosenRows } from './use-chosen-rows.ts';
import { useGoodsPrice } from './use-goods-price.ts';
import { itemsOf, useOptionWords, wordsField, type OptionWords } from './use-option-words.ts';

interface GoodsPurchaseProps {
  goods: GoodsPurchaseFragment;
  /** The alert of a variant's return; left out: none is offered. */
  renderAlert?: RenderAlert;
}

// Few options need words.
const OptionWordsField = lazy(async () => ({
  default: (await import('./OptionWordsField.tsx')).OptionWordsField,
}));
const loadSheet = () => import('./ChoiceSheet.tsx').then(({ ChoiceSheet }) => ChoiceSheet);

/** The price of goods and their choices; goods that come again and again are bought on a page of their own. */
export function GoodsPurchase(props: GoodsPurchaseProps) {
  return props.goods.isSubscription ? <SubscriptionWay goods={props.goods} /> : <GoodsChoice {...props} />;
}

/** Every choice is in the address. */
function GoodsChoice({ goods, renderAlert }: GoodsPurchaseProps) {
  const { params, choose } = useAddressChoices();
  const { color, option } = requestedChoice(goods, params);
  const chosen = useChosenRows(goods);
  const { rows, press } = chosen;
  const shown = useGoodsPrice(goods, rows);
  const { price } = shown;
  const reason = reasonNotToBuy(goods);
  const missing = reason === null && rows.length === 0 ? missingChoices(goods, { color, option }) : [];
  const ask = missing.length > 0 ? askFor(missing) : '';
  const label = buyingWord(goods, reason);
  const wordsOf = useOptionWords();
  const items = rows.flatMap((row) => itemsOf(row, wordsOf(row)));
  const root = useRef<HTMLDivElement>(null);
  const [isDemanded, setIsDemanded] = useState(false);
  const isPhone = useDevice() === 'MOBILE';
  const sheet = useChoiceSheet(choose, missing.length === 0);
  /** Nothing is chosen for the shopper: what is missing is asked for, on the phone over the page. */
  const isRefused = (button: HTMLButtonElement) => {
    const lacksWords = rows.some((row) => wordsOf(row).wrong.includes(true));
    if (missing.length === 0 && !lacksWords) return focusInvalid(root.current, quantityField);
    flushSync(() => setIsDemanded(true));
    if (missing.length === 0) focusInvalid(root.current, wordsField);
    else if (isPhone) sheet.open(button);
    else focusOpenChoice(root.current);
    return true;
  };
  const isPending = shown.state === 'pending' || undefined;
  return (
    <div ref={root} className={classes.root}>
      <GoodsPrice goods={goods} isLarge unknown="가격을 확인하고 있어요. 고객센터로 문의해 주세요." />
      <GoodsFacts goods={goods} price={shown.facts} isPending={isPending} />
      <GoodsChoices
        goods={goods}
        color={color}
        option={option}
        isDemanded={isDemanded && missing.length > 0}
        onChoose={press}
        onAgain={chosen.areSeveral ? (choice) => press(choice, false) : undefined}
        renderAlert={renderAlert}
      />
      {reason === null && chosen.areSeveral ? (
        <ChosenRows
          goods={goods}
          chosen={chosen}
          shown={shown}
          ask={ask}
          onNext={() => focusOpenChoice(root.current)}
          renderWords={(row) => <RowWords row={row} words={wordsOf(row)} isDemanded={isDemanded} />}
        />
      ) : (
        <SingleChoice goods={goods} chosen={chosen} shown={shown} canBuy={reason === null}>
          {rows[0] ? <RowWords row={rows[0]} words={wordsOf(rows[0])} isDemanded={isDemanded} /> : null}
        </SingleChoice>
      )}
      <BuyBar
        summary={
          shown.state === 'none' ? (
            <BarPrice amount={goods.salePrice} words={ask} />
          ) : (
            <BarPrice amount={price && price.lineTotal} isPending={isPending} words={barWords(rows, price)} />
          )
        }
        buy={{ label, button: <BuyNow items={items} label={label} isRefused={isRefused} /> }}
        other={<AddToCart items={items} isRefused={isRefused} />}
        reason={reason}
      />
      {sheet.isWanted ? (
        <LateOverlay
          load={loadSheet}
          isOpen={sheet.isOpen}
          onClose={sheet.close}
          goods={goods}
          chosen={{ color, option }}
          verb={sheet.verb}
          renderAlert={renderAlert}
          onConfirm={sheet.confirm}
        />
      ) : null}
    </div>
  );
}

/** "미드나이트 블루 · 95(M)" of one row, "3종 5개" of several. */
function barWords(rows: readonly ChosenRow[], price: ChoicePriceFragment | null): string {
  const [row] = rows;
  const pieces = rows.reduce((sum, { quantity }) => sum + quantity, 0);
  const words =
    rows.length > 1
      ? [`${rows.length}종 ${pieces}개`]
      : [row?.color, row?.option?.name, pieces > 1 ? `${pieces}개` : null];
  return [price && feeWords(price.deliveryFee), ...words].filter(Boolean).join(' · ');
}

interface RowWordsProps {
  row: ChosenRow;
  words: OptionWords;
  isDemanded: boolean;
}

function RowWords(props: RowWordsProps) {
  const { option } = props.row;
  return option?.words || option?.isMadeToOrder ? (
    <Suspense fallback={null}>
      <OptionWordsField {...props} />
    </Suspense>
  ) : null;
}

interface BarPriceProps {
  /** Of what is chosen; of the goods, before all is chosen. Null: it is not known. */
  amount: number | null;
  isPending?: true | undefined;
  words: string;
}

function BarPrice({ amount, isPending, words }: BarPriceProps) {
  return (
    <>
      {amount === null || amount < 0 ? null : (
        <span className={classes.sum} aria-busy={isPending} data-pending={isPending}>
          <Won amount={amount} />
        </span>
      )}
      {words === '' ? null : <small>{words}</small>}
    </>
  );
}
