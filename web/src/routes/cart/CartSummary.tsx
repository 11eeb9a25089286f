import { Button } from '@mantine/core';
import { formatNumber, formatWon } from '../../shared/format/money.ts';
import { useMall } from '../../shop/mall/mall-context.ts';
import { useOrderStart } from '../../shop/order/use-order-start.ts';
import { SignInAgain } from '../../shop/session/SignInAgain.tsx';
import { Won } from '../../shared/ui/Won/Won.tsx';
import type { ChosenSums, Fee } from './cart-sums.ts';
import classes from './CartSummary.module.css';
import { feeText } from './line-texts.ts';

/**
 * The sums of the selected lines, and the order button. Beside the cart on a desktop; on phones the last line stays
 * visible.
 */
export function CartSummary({ sums }: { sums: ChosenSums }) {
  const { goodsTotal, fee, lines, earnedPoints } = sums;
  const { isMarketing } = useMall(); // its visitors are guests, who have no points
  return (
    <section className={classes.root} aria-label="주문 금액" data-buy-bar>
      <h2 className={classes.title}>주문 금액</h2>
      <dl className={classes.sums} aria-live="polite">
        <div>
          <dt>상품 금액</dt>
          <dd>
            <Won amount={goodsTotal} />
          </dd>
        </div>
        <div>
          <dt>배송비</dt>
          <dd>{lines.length === 0 ? formatWon(0) : feeText(fee)}</dd>
        </div>
      </dl>
      <ul className={classes.notes}>
        <li>제주와 섬 지역은 배송비가 더해질 수 있어요. 배송지를 고르면 알려 드려요.</li>
        {earnedPoints !== null && earnedPoints > 0 && !isMarketing ? (
          <li>구매를 확정하면 {formatNumber(earnedPoints)}포인트가 쌓여요.</li>
        ) : null}
      </ul>
      <div className={classes.bar}>
        <Total sums={sums} />
        <Order sums={sums} />
      </div>
    </section>
  );
}

function Total({ sums: { fee, total, lines } }: { sums: ChosenSums }) {
  const isKnown = fee.certainty !== 'unknown';
  return (
    <p className={classes.total} aria-live="polite" aria-atomic="true">
      <span className={classes.label}>{isKnown ? '결제 예정 금액' : '상품 금액'}</span>
      <strong>
        {fee.certainty === 'most' ? <small>최대 </small> : null}
        <Won amount={total} />
      </strong>
      {lines.length === 0 ? null : <span className={classes.fee}>{feeNote(fee)}</span>}
    </p>
  );
}

function Order({ sums: { lines } }: { sums: ChosenSums }) {
  const { submit, isBusy, note } = useOrderStart();
  if (lines.length === 0)
    return (
      <Button size="lg" disabled>
        상품을 골라 주세요
      </Button>
    );
  const order = () => void submit({ cartLineNumbers: lines.map(({ number }) => number) });
  return (
    <>
      <p role="alert" className={classes.refusal}>
        {note === null ? null : (
          <>
            {note} <SignInAgain className={classes.way} />
          </>
        )}
      </p>
      <Button size="lg" aria-disabled={isBusy} onClick={order}>
        {isBusy ? '주문서 만드는 중' : `${lines.length}개 주문하기`}
      </Button>
    </>
  );
}

function feeNote(fee: Fee): string {
  if (fee.certainty === 'unknown') return '배송비는 주문서에서 더해져요';
  return fee.amount === 0 ? '무료배송' : `배송비 ${feeText(fee)} 포함`;
}
