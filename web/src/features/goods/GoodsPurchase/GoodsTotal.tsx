import { formatWon } from '../../../shared/format/money.ts';
import { useKeptFocus } from '../../../shared/use-kept-focus.ts';
import { Won } from '../../../shared/ui/Won/Won.tsx';
import classes from './GoodsPurchase.module.css';
import type { ShownPrice } from './use-goods-price.ts';

interface GoodsTotalProps {
  shown: ShownPrice;
  /** How much there is of the selection; null: enough. */
  left: string | null;
}

/** Price of the selection. Keeps the last sum, marked as pending, while the mall calculates a new one. */
export function GoodsTotal({ shown: { price, state, retry }, left }: GoodsTotalProps) {
  const { place, keep } = useKeptFocus<HTMLParagraphElement>(state === 'failed');
  const again = () => {
    keep();
    retry();
  };
  if (state === 'failed')
    return (
      <p role="alert" className={classes.failure}>
        금액을 계산하지 못했어요.{' '}
        <button type="button" className={classes.retry} onClick={again}>
          다시 계산하기
        </button>
      </p>
    );
  const fee = price && feeWords(price.deliveryFee);
  return (
    <p
      ref={place}
      tabIndex={-1}
      className={classes.total}
      aria-live="polite"
      aria-atomic="true"
      aria-busy={state === 'pending'}
      data-pending={state === 'pending' || undefined}
    >
      {left === null ? null : <small className={classes.left}>{left}</small>} 총 상품금액{' '}
      {price === null ? (
        state === 'untold' && <span>주문서에서 계산해요</span>
      ) : (
        <strong>
          <Won amount={price.lineTotal} />
        </strong>
      )}
      {fee === null ? null : <small> {fee}</small>}
    </p>
  );
}

/** "배송비 3,000원 별도"; null: there is none. */
export function feeWords(deliveryFee: number): string | null {
  return deliveryFee === 0 ? null : `배송비 ${formatWon(deliveryFee)} 별도`;
}
