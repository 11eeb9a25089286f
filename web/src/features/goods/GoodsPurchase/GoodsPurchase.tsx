import type { GoodsPurchaseFragment } from '../../../__generated__/graphql.ts';
import { useAddressChoices } from '../../../shared/address-choices/use-address-choices.ts';
import { BuyBar } from '../../../shared/buy-bar/BuyBar.tsx';
import { cartPath, orderPath } from '../../../shared/buy-bar/buying-paths.ts';
import { ColorChoice, colorAsked } from '../../../shared/color-choice/ColorChoice.tsx';
import { soundMonths } from '../../../shared/installment/pay-in-parts.ts';
import { useMall } from '../../../shared/mall/mall-context.ts';
import { usePage } from '../../../shared/page/page-context.ts';
import { Won } from '../../../shared/ui/Won/Won.tsx';
import { GoodsPrice } from '../GoodsPrice/GoodsPrice.tsx';
import { deliveryText } from './delivery-text.ts';
import { buyingWord, reasonNotToBuy } from './buying-state.ts';
import { optionAsked, priceWith } from './goods-choice.ts';
import classes from './GoodsPurchase.module.css';
import { InstallmentTable } from './InstallmentTable.tsx';
import { OptionChoice } from './OptionChoice.tsx';
import { stockText } from './stock-text.ts';

interface GoodsPurchaseProps {
  goods: GoodsPurchaseFragment;
}

/** What goods cost and what there is to choose. All that is chosen stands in the address. */
export function GoodsPurchase({ goods }: GoodsPurchaseProps) {
  const { mallUrl, device } = usePage();
  const mall = useMall();
  const { asked, choose } = useAddressChoices();
  const color = colorAsked(goods.colors, asked);
  const option = optionAsked(goods.options, asked);
  const total = priceWith(goods, option);
  const reason = reasonNotToBuy(goods);
  const chosen = { color, option: option?.number ?? null };
  const words = [color, option?.name].filter(Boolean);
  const bought = { ...goods, kind: 'GOODS' } as const;
  return (
    <div className={classes.root}>
      <GoodsPrice goods={goods} isLarge unknown="가격을 확인하고 있어요. 고객센터로 문의해 주세요." />
      <dl className={classes.facts}>
        <dt>배송</dt>
        <dd>{deliveryText(goods, total)}</dd>
        <dt>재고</dt>
        <dd>{stockText(goods, color, option)}</dd>
        {total !== null && total > 0 && soundMonths(goods.installmentMonths ?? []).length > 0 ? (
          <>
            <dt>할부</dt>
            <dd>
              <InstallmentTable
                price={total}
                months={goods.installmentMonths ?? []}
                interestFree={goods.interestFreeInstallments ?? []}
              />
            </dd>
          </>
        ) : null}
      </dl>
      <ColorChoice colors={goods.colors} chosen={color} onChoose={(name) => choose({ color: name })} />
      <OptionChoice
        options={goods.options ?? []}
        chosen={option?.number ?? null}
        onChoose={(number) => choose({ option: number })}
      />
      {total === null ? null : (
        <p className={classes.total} aria-live="polite" aria-atomic="true">
          총 상품금액{' '}
          <strong>
            <Won amount={total} />
          </strong>
        </p>
      )}
      <BuyBar
        summary={
          total === null ? null : (
            <>
              <Won amount={total} />
              {words.length > 0 ? <small>{words.join(' · ')}</small> : null}
            </>
          )
        }
        buy={{ label: buyingWord(goods, reason), to: orderPath(mallUrl, device, bought, chosen) }}
        cart={{ label: '장바구니 담기', to: cartPath(mall, device, bought, chosen) }}
        reason={reason}
      />
    </div>
  );
}
