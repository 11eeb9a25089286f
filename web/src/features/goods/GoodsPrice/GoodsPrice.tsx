import { Won } from '../../../shared/ui/Won/Won.tsx';
import { discountPercent } from '../discount-percent.ts';
import { MarketPrice } from '../MarketPrice/MarketPrice.tsx';
import classes from './GoodsPrice.module.css';

interface GoodsPriceProps {
  goods: { marketPrice?: number | null; salePrice?: number | null };
  /** As on the product's own page. */
  isLarge?: boolean;
  /** Shown when there is no plausible price. */
  unknown: string;
}

/** The price of goods; members also see the market price. */
export function GoodsPrice({ goods: { marketPrice, salePrice }, isLarge = false, unknown }: GoodsPriceProps) {
  if (salePrice == null || salePrice < 0) return <p className={classes.unknown}>{unknown}</p>;
  const percent = discountPercent(marketPrice, salePrice);
  return (
    <div className={classes.root} data-large={isLarge || undefined}>
      <MarketPrice
        amount={marketPrice != null && marketPrice > salePrice ? marketPrice : null}
        className={classes.market}
      />
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
