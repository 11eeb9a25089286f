import { useApolloClient } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { describeError } from '../../../shared/errors/describe-error.ts';
import { pathTo } from '../../../shop/addresses/path-to.ts';
import { useMall } from '../../../shop/mall/mall-context.ts';
import { useDevice } from '../../../shop/page/page-context.ts';
import type { AgainOutcome } from './order-again.ts';
import classes from './OrderAgain.module.css';

interface OrderAgainProps {
  number: string;
  /** The order's name, for screen reader users who go from button to button. */
  of: string;
}

/** Puts the goods of an order into the cart again, and says of each that is not there why. */
export function OrderAgain({ number, of }: OrderAgainProps) {
  const client = useApolloClient();
  const mall = useMall();
  const device = useDevice();
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<AgainOutcome | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  async function press() {
    if (isBusy) return;
    setIsBusy(true);
    setOutcome(null);
    setFailure(null);
    try {
      const { orderAgain } = await import('./order-again.ts');
      setOutcome(await orderAgain(client, mall.url, number));
    } catch (error) {
      setFailure(describeError(error, '주문한 상품을 불러오지 못했어요. 잠시 뒤 다시 눌러 주세요.').message);
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <div className={classes.root}>
      <Button size="sm" variant="default" aria-disabled={isBusy || undefined} onClick={() => void press()}>
        다시 담기
        <span className="visually-hidden">, {of}</span>
      </Button>
      <output className={classes.done}>
        {outcome !== null && outcome.added > 0 ? (
          <>
            상품 {outcome.added}개를 장바구니에 담았어요.{' '}
            <Link className={classes.way} to={pathTo('cart', mall, device)}>
              장바구니 보기
            </Link>
          </>
        ) : null}
      </output>
      {failure === null ? null : (
        <p role="alert" className={classes.refusal}>
          {failure}
        </p>
      )}
      {outcome !== null && outcome.refused.length > 0 ? (
        <ul role="alert" className={classes.refused}>
          {outcome.refused.map(({ variantId, name, reason }) => (
            <li key={variantId}>
              <strong>{name}</strong> {reason}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
