import { Button } from '@mantine/core';
import { useState } from 'react';
import { SendOrderTicketsDocument } from '../../__generated__/graphql.ts';
import { Part } from '../../features/orders/OrderParts/Part.tsx';
import { Sum, Sums } from '../../features/orders/OrderParts/Sums.tsx';
import type { WholeOrder } from '../../features/orders/whole-order.ts';
import { useSubmission } from '../../shared/submission/use-submission.ts';
import { useMallUrl } from '../../shop/page/page-context.ts';
import classes from './Claims.module.css';

/** The number that tickets go to, and the press that sends them again. */
export function TicketReceiver({ order }: { order: WholeOrder }) {
  if (order.ticketPhone === null) return null;
  const hasTickets = order.items.some(({ tickets }) => tickets?.some(({ pin }) => pin !== null));
  return (
    <Part title="문자로 받기">
      <Sums>
        <Sum name="받는 번호">{order.ticketPhone}</Sum>
      </Sums>
      {hasTickets ? <SendAgain order={order} /> : <p>준비되면 이용권 번호를 문자로 보내 드려요.</p>}
    </Part>
  );
}

function SendAgain({ order: { number } }: { order: WholeOrder }) {
  const mallUrl = useMallUrl();
  const [isSent, setIsSent] = useState(false);
  const { submit, isBusy, note } = useSubmission(SendOrderTicketsDocument, {
    intent: `${mallUrl}.tickets.${number}`,
    input: (_press: void, idempotencyKey) => ({ mallUrl, orderNumber: number, idempotencyKey }),
    failed: '문자를 보내지 못했어요. 잠시 뒤 다시 눌러 주세요.',
    onDone: () => setIsSent(true),
  });
  const send = () => {
    setIsSent(false);
    void submit();
  };
  return (
    <div className={classes.actions}>
      <Button variant="default" size="sm" aria-disabled={isBusy} onClick={send}>
        {isBusy ? '보내는 중' : '다시 보내기'}
      </Button>
      <output>{isSent ? '문자를 다시 보냈어요.' : null}</output>
      <p role="alert" className={classes.rejection}>
        {note}
      </p>
    </div>
  );
}
