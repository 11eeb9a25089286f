import { useRef, useState } from 'react';
import type { GoodsPurchaseFragment } from '../../../__generated__/graphql.ts';
import { useAddressChoices } from '../../../shared/address-choices/use-address-choices.ts';
import { BuyBar } from '../../../shop/buy-bar/BuyBar.tsx';
import bar from '../../../shop/buy-bar/BuyBar.module.css';
import { AddToCart } from '../../../shop/cart/AddToCart.tsx';
import { ColorChoice } from '../../../shop/color-choice/ColorChoice.tsx';
import { BuyNow } from '../../../shop/order/BuyNow.tsx';
import { focusInvalid } from '../../../shared/form/focus-invalid.ts';
import { Quantity, quantityField } from '../../../shared/ui/Quantity/Quantity.tsx';
import { Won } from '../../../shared/ui/Won/Won.tsx';
import { GoodsPrice } from '../GoodsPrice/GoodsPrice.tsx';
import { deliveryNote } from '../delivery-label.ts';
import { deliveryText, remoteAreaText } from './delivery-text.ts';
import { buyingWord, reasonNotToBuy } from './buying-state.ts';
import classes from './GoodsPurchase.module.css';
import { feeWords, GoodsTotal } from './GoodsTotal.tsx';
import { InstallmentTable } from './InstallmentTable.tsx';
import { OptionChoice } from './OptionChoice.tsx';
import { requestedChoice } from './requested-choice.ts';
import { stockText } from './stock-text.ts';
import { useGoodsPrice } from './use-goods-price.ts';

interface GoodsPurchaseProps {
  goods: GoodsPurchaseFragment;
}

const chooseOption = '옵션을 선택해 주세요.';
const unknownVariants = '지금은 옵션을 확인할 수 없어요. 잠시 뒤 새로고침해 주세요.';

/** The price of goods and their choices. Every choice is in the address. */
export function GoodsPurchase({ goods }: GoodsPurchaseProps) {
  const { params, choose } = useAddressChoices();
  const { color, option, variant, most, quantity } = requestedChoice(goods, params);
  const shown = useGoodsPrice(goods, params);
  const { price } = shown;
  const reason = reasonNotToBuy(goods) ?? (goods.variants === null ? unknownVariants : null);
  const isOptionMissing = option === undefined && reason === null && (goods.options?.length ?? 0) > 0;
  const remoteText = remoteAreaText(goods, price);
  const note = deliveryNote(goods.deliveryType);
  const words = [
    price && feeWords(price.deliveryFee),
    color,
    option?.name,
    quantity > 1 ? `${quantity}개` : null,
  ].filter(Boolean);
  const label = buyingWord(goods, reason);
  const item = variant && { variantId: variant.id, quantity };
  const root = useRef<HTMLDivElement>(null);
  const [isOptionDemanded, setIsOptionDemanded] = useState(false);
  const demandOption = () => {
    setIsOptionDemanded(true);
    root.current?.querySelector<HTMLInputElement>('input[name="option"]:not([aria-disabled])')?.focus();
  };
  const isRefused = () => focusInvalid(root.current, quantityField);
  const isPending = shown.state === 'pending' || undefined;
  return (
    <div ref={root} className={classes.root}>
      <GoodsPrice goods={goods} isLarge unknown="가격을 확인하고 있어요. 고객센터로 문의해 주세요." />
      <dl className={classes.facts}>
        <dt>배송</dt>
        <dd className={classes.sum} data-pending={isPending}>
          {deliveryText(goods, price)}
          {note === null ? null : <span className={classes.remote}>{note}</span>}
          {remoteText === null ? null : <span className={classes.remote}>{remoteText}</span>}
        </dd>
        <dt>재고</dt>
        <dd>{stockText(goods, color, option)}</dd>
        {price?.installments.some(({ months }) => months > 1) ? (
          <>
            <dt>할부</dt>
            <dd className={classes.sum} data-pending={isPending}>
              <InstallmentTable price={price} interestFree={goods.interestFreeInstallments ?? []} />
            </dd>
          </>
        ) : null}
      </dl>
      <ColorChoice colors={goods.colors} chosen={color} onChoose={(name) => choose({ color: name })} />
      <OptionChoice
        options={goods.options ?? []}
        chosen={option?.number ?? null}
        problem={isOptionMissing && isOptionDemanded ? chooseOption : null}
        onChoose={(number) => choose({ option: number })}
      />
      {shown.state === 'none' ? null : (
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
          <GoodsTotal shown={shown} />
        </div>
      )}
      <BuyBar
        summary={
          shown.state === 'none' ? (
            isOptionMissing && <small>{chooseOption}</small>
          ) : (
            <>
              {price === null ? null : (
                <span className={classes.sum} aria-busy={isPending} data-pending={isPending}>
                  <Won amount={price.lineTotal} />
                </span>
              )}
              {words.length > 0 ? <small>{words.join(' · ')}</small> : null}
            </>
          )
        }
        buy={{
          label,
          button: item === undefined ? (
            <button type="button" className={bar.button} onClick={demandOption}>
              {label}
            </button>
          ) : (
            <BuyNow item={item} label={label} isRefused={isRefused} />
          ),
        }}
        other={
          item === undefined ? (
            <button type="button" className={bar.cart} onClick={demandOption}>
              장바구니 담기
            </button>
          ) : (
            <AddToCart item={item} isRefused={isRefused} />
          )
        }
        reason={reason}
      />
    </div>
  );
}
