import { Button } from '@mantine/core';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { WithdrawClaimDocument } from '../../__generated__/graphql.ts';
import { useMallUrl } from '../../shop/page/page-context.ts';
import { useSubmission } from '../../shared/submission/use-submission.ts';
import classes from './Claims.module.css';
import type { Outcome } from '../../features/orders/outcome.ts';
import type { WholeOrder } from '../../features/orders/whole-order.ts';

interface WithdrawalProps {
  /** Of the claim. */
  number: string;
  /** What it is: 취소, 교환, 반품. */
  word: string;
  order: WholeOrder;
}

/** Withdraws a claim before it is accepted, after a confirmation whose yes and no have equal weight. */
export function Withdrawal({ number, word, order }: WithdrawalProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { submit, isBusy, note } = useWithdrawal(number, order);
  if (!isAsking)
    return (
      <div className={classes.actions}>
        <Button variant="default" size="sm" onClick={() => setIsAsking(true)}>
          신청 취소<span className="visually-hidden">, {word}</span>
        </Button>
      </div>
    );
  return (
    <fieldset aria-label={`${word} 신청 취소`} className={classes.asking}>
      <p>{word} 신청을 취소하면 신청하기 전 상태로 돌아가요.</p>
      <div className={classes.actions}>
        <Button variant="default" size="sm" aria-disabled={isBusy} onClick={() => void submit()}>
          {isBusy ? '처리하는 중' : '신청 취소하기'}
        </Button>
        <Button variant="default" size="sm" onClick={() => setIsAsking(false)}>
          유지하기
        </Button>
      </div>
      <p role="alert" className={classes.rejection}>
        {note}
      </p>
    </fieldset>
  );
}

function useWithdrawal(number: string, order: WholeOrder) {
  const mallUrl = useMallUrl();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return useSubmission(WithdrawClaimDocument, {
    intent: `${mallUrl}.withdraw.${order.number}.${number}`,
    input: (_press: void, idempotencyKey) => ({ mallUrl, number, idempotencyKey }),
    failed: '신청을 취소하지 못했어요. 잠시 뒤 다시 눌러 주세요.',
    onDone: (_order, { isLeft }) => {
      if (!isLeft) void navigate(pathname, { replace: true, state: { outcome: { claim: number } satisfies Outcome } });
    },
  });
}
