import { lazy, Suspense, useRef, useState } from 'react';
import type { ChoicePriceFragment, GoodsPurchaseFragment } from '../../../__generated__/graphql.ts';
import { useAddressChoices } from '../../../shared/address-choices/use-address-choices.ts';
import { BuyBar } from '../../../shop/buy-bar/BuyBar.tsx';
import { AddToCart } from '../../../shop/cart/AddToCart.tsx';
import { LateOverlay } from '../../../shop/overlay/LateOverlay.tsx';
import { BuyNow } from '../../../shop/order/BuyNow.tsx';
import { useDevice } from '../../../shop/page/page-context.ts';
import { focusInvalid } from '../../../shared/form/focus-invalid.ts';
import { Quantity, quantityField } from '../../../shared/ui/Quantity/Quantity.tsx';
import { Won } from '../../../shared/ui/Won/Won.tsx';
import { GoodsPrice } from '../GoodsPrice/GoodsPrice.tsx';
import { buyingWord, reasonNotToBuy } from './buying-state.ts';
import classes from './GoodsPurchase.module.css';
import { GoodsFacts } from './GoodsFacts.tsx';
import { focusOpenChoice, GoodsChoices, type RenderAlert } from './GoodsChoices.tsx';
import { feeWords, GoodsTotal } from './GoodsTotal.tsx';
import { askFor, missingChoices } from './missing-choice.ts';
import { requestedChoice } from './requested-choice.ts';
import { stockText } from './stock-text.ts';
import { SubscriptionWay } from './SubscriptionWay.tsx';
import { useChoiceSheet } from './use-choice-sheet.ts';
import { useGoodsPrice } from './use-goods-price.ts';
import { useOptionWords } from './use-option-words.ts';

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
  const { color, option, variant, most, quantity } = requestedChoice(goods, params);
  const shown = useGoodsPrice(goods, params);
  const { price } = shown;
  const reason = reasonNotToBuy(goods);
  const missing = reason === null ? missingChoices(goods, { color, option }) : [];
  const choiceTexts = [
    price && feeWords(price.deliveryFee),
    color,
    option?.name,
    quantity > 1 ? `${quantity}개` : null,
  ].filter((word) => typeof word === 'string');
  const label = buyingWord(goods, reason);
  // Without a variant the press is refused.
  const words = useOptionWords(option);
  const item = { variantId: variant?.id ?? '', quantity, ...words.input };
  const root = useRef<HTMLDivElement>(null);
  const [isDemanded, setIsDemanded] = useState(false);
  const isPhone = useDevice() === 'MOBILE';
  const sheet = useChoiceSheet(choose, missing.length === 0);
  /** Nothing is chosen for the shopper: what is missing is asked for, on the phone over the page. */
  const isRefused = (button: HTMLButtonElement) => {
    if (missing.length === 0 && !words.areMissing) return focusInvalid(root.current, quantityField);
    setIsDemanded(true);
    if (missing.length === 0) words.field.current?.focus();
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
        isDemanded={isDemanded}
        onChoose={choose}
        renderAlert={renderAlert}
      />
      {option?.words || option?.isMadeToOrder ? (
        <Suspense fallback={null}>
          <OptionWordsField option={option} words={words} isDemanded={isDemanded} />
        </Suspense>
      ) : null}
      {shown.state === 'none' && missing.length === 0 ? null : (
        <div className={classes.amount}>
          {reason === null ? (
            <Quantity
              of={goods.name}
              value={quantity}
              min={1}
              max={most}
              onChange={(pieces) => choose({ quantity: pieces === 1 ? null : String(pieces) })}
            />
          ) : null}
          {missing.length > 0 ? (
            <p className={classes.total}>{askFor(missing)}</p>
          ) : (
            <GoodsTotal shown={shown} left={stockText(goods, variant)} />
          )}
        </div>
      )}
      <BuyBar
        summary={
          shown.state === 'none' ? (
            <PriceOfGoods salePrice={goods.salePrice} words={missing.length > 0 ? askFor(missing) : null} />
          ) : (
            <PriceOfChoice price={price} isPending={isPending} words={choiceTexts} />
          )
        }
        buy={{ label, button: <BuyNow item={item} label={label} isRefused={isRefused} /> }}
        other={<AddToCart item={item} isRefused={isRefused} />}
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

/** Before all is chosen. */
function PriceOfGoods({ salePrice, words }: { salePrice: number | null; words: string | null }) {
  return (
    <>
      {salePrice === null || salePrice < 0 ? null : (
        <span className={classes.sum}>
          <Won amount={salePrice} />
        </span>
      )}
      {words === null ? null : <small>{words}</small>}
    </>
  );
}

interface PriceOfChoiceProps {
  price: ChoicePriceFragment | null;
  isPending: true | undefined;
  /** What is chosen. */
  words: readonly string[];
}

function PriceOfChoice({ price, isPending, words }: PriceOfChoiceProps) {
  return (
    <>
      {price === null ? null : (
        <span className={classes.sum} aria-busy={isPending} data-pending={isPending}>
          <Won amount={price.lineTotal} />
        </span>
      )}
      {words.length > 0 ? <small>{words.join(' · ')}</small> : null}
    </>
  );
}
