import type { GoodsPurchaseFragment } from '../../../__generated__/graphql.ts';
import { BuyBar } from '../../../shop/buy-bar/BuyBar.tsx';
import { subscriptionPath } from '../../../shop/links/mall-paths.ts';
import { usePage } from '../../../shop/page/page-context.ts';
import { Won } from '../../../shared/ui/Won/Won.tsx';
import { GoodsPrice } from '../GoodsPrice/GoodsPrice.tsx';
import classes from './GoodsPurchase.module.css';

/** Goods that are sold by subscription alone: their price, and the way to the subscription's page. */
export function SubscriptionWay({ goods }: { goods: GoodsPurchaseFragment }) {
  const { mallUrl, device } = usePage();
  return (
    <div className={classes.root}>
      <GoodsPrice goods={goods} isLarge unknown="가격은 구독 화면에서 알려 드려요" />
      <p>정기구독 상품이에요. 배송 주기와 결제일을 확인하고 신청해 주세요.</p>
      <BuyBar
        summary={goods.salePrice == null ? null : <Won amount={goods.salePrice} />}
        buy={{ label: '구독 조건 보고 신청하기', to: subscriptionPath(mallUrl, device, goods.number) }}
        reason={null}
      />
    </div>
  );
}
