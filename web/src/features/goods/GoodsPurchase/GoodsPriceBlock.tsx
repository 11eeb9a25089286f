import type { GoodsPurchaseFragment } from '../../../__generated__/graphql.ts';
import { Won } from '../../../shared/ui/Won/Won.tsx';
import { discountPercent } from '../discount-percent.ts';
import { MarketPrice } from '../MarketPrice/MarketPrice.tsx';
import classes from './GoodsPurchase.module.css';

/** What goods cost; members see from what. */
export function GoodsPriceBlock({ goods: { marketPrice, salePrice } }: { goods: Pick<GoodsPurchaseFragment, 'marketPrice' | 'salePrice'> }) {
  const percent = discountPercent(marketPrice, salePrice);
  if (salePrice == null || salePrice < 0) return <p className={classes.unknown}>가격을 확인하고 있어요. 고객센터로 문의해 주세요.</p>;
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
