import { useState } from 'react';
import type { GoodsPurchaseFragment } from '../../../__generated__/graphql.ts';
import { BuyBar } from '../../../shared/buy-bar/BuyBar.tsx';
import { ColorChoice, firstColor } from '../../../shared/color-choice/ColorChoice.tsx';
import { formatWon } from '../../../shared/format/money.ts';
import { Won } from '../../../shared/ui/Won/Won.tsx';
import { deliveryLabel } from '../delivery-label.ts';
import { discountPercent } from '../discount-percent.ts';
import { MarketPrice } from '../MarketPrice/MarketPrice.tsx';
import { reasonNotToBuy } from './buying-state.ts';
import classes from './GoodsPurchase.module.css';
import { InstallmentChoice } from './InstallmentChoice.tsx';
import { OptionSelect } from './OptionSelect.tsx';

interface GoodsPurchaseProps {
  goods: GoodsPurchaseFragment;
}

/** What goods cost and what there is to choose. */
export function GoodsPurchase({ goods }: GoodsPurchaseProps) {
  const [color, setColor] = useState(() => firstColor(goods.colors));
  const [optionNumber, setOptionNumber] = useState<string | null>(null);
  const option = goods.options?.find(({ number }) => number === optionNumber);
  const total = goods.salePrice == null ? null : goods.salePrice + (option?.surcharge ?? 0);
  return (
    <div className={classes.root}>
      <GoodsPriceBlock goods={goods} />
      <dl className={classes.facts}>
        <dt>배송</dt>
        <dd>{deliveryText(goods)}</dd>
        <InstallmentChoice goods={goods} />
      </dl>
      <ColorChoice colors={goods.colors} chosen={color} onChoose={setColor} />
      <OptionSelect options={goods.options ?? []} chosen={optionNumber} onChoose={setOptionNumber} />
      {total === null ? null : (
        <p className={classes.total} aria-live="polite">
          총 상품금액
          <strong>
            <Won amount={total} />
          </strong>
        </p>
      )}
      <BuyBar
        summary={total === null ? null : <Won amount={total} />}
        secondAction={goods.isSoldOut ? undefined : '장바구니 담기'}
        action={goods.isSoldOut ? '품절' : '구매하기'}
        reason={reasonNotToBuy(goods)}
      />
    </div>
  );
}

function GoodsPriceBlock({ goods: { marketPrice, salePrice } }: GoodsPurchaseProps) {
  const percent = discountPercent(marketPrice, salePrice);
  if (salePrice == null) return <p className={classes.unknown}>가격을 확인하고 있어요. 고객센터로 문의해 주세요.</p>;
  return (
    <div>
      <MarketPrice amount={marketPrice != null && marketPrice > salePrice ? marketPrice : null} className={classes.market} />
      <p className={classes.sale}>
        {percent === null ? null : (
          <span className={classes.percent}>
            {percent}%<span className="visually-hidden"> 할인</span>
          </span>
        )}
        <span className="visually-hidden"> 판매가 </span>
        <Won amount={salePrice} />
      </p>
    </div>
  );
}

function deliveryText({ deliveryType, deliveryPrice }: GoodsPurchaseFragment): string {
  const way = deliveryLabel(deliveryType);
  if (deliveryType === 'SELF_PICKUP') return way ?? '';
  const cost = deliveryPrice == null ? '배송비는 주문할 때 알려 드려요' : deliveryPrice === 0 ? '무료배송' : `배송비 ${formatWon(deliveryPrice)}`;
  return way ? `${way} · ${cost}` : cost;
}
