import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import type { RefundAccountWantedFragment } from '../../../__generated__/graphql.ts';
import { Skeleton } from '../../../shared/ui/Skeleton/Skeleton.tsx';
import { UnnamedBanks } from '../RefundAccount/UnnamedBanks.tsx';
import classes from './RefundAccountNotice.module.css';
import type { RefundAccountEnd } from './use-give-refund-account.ts';

// Few orders wait for an account.
const RefundAccountForm = lazy(async () => ({ default: (await import('./RefundAccountForm.tsx')).RefundAccountForm }));

interface RefundAccountNoticeProps {
  order: RefundAccountWantedFragment;
  onEnd?: () => void;
}

/** Asks for the account of a refund while one waits for it, and says afterwards that the refund goes on. */
export function RefundAccountNotice({ order, onEnd }: RefundAccountNoticeProps) {
  const [end, setEnd] = useState<RefundAccountEnd | null>(null);
  const title = useId();
  // The company may not accept the account: then another one is wanted.
  if (order.isRefundAccountWanted !== true) return end === null ? null : <Ended end={end} />;
  const hasBanks = order.payment !== null && order.payment.refundBanks.length > 0;
  return (
    <section className={classes.root} aria-labelledby={title}>
      <h2 id={title} className={classes.title}>
        환불해 드릴 금액이 있어요
      </h2>
      <p>가상계좌로 입금한 금액을 환불해 드리려고 해요.{hasBanks ? ' 환불받을 계좌를 알려 주세요.' : null}</p>
      {hasBanks ? (
        <Suspense fallback={<Skeleton height={220} />}>
          <RefundAccountForm
            order={order}
            onEnd={(how) => {
              setEnd(how);
              onEnd?.();
            }}
          />
        </Suspense>
      ) : (
        <UnnamedBanks />
      )}
    </section>
  );
}

const ends = {
  given: '계좌를 받았어요. 알려 주신 계좌로 환불을 진행하고 있어요.',
  unwanted: '그사이 주문 상태가 바뀌어서 지금은 계좌를 알려 주지 않아도 돼요.',
} as const satisfies Record<RefundAccountEnd, string>;

function Ended({ end }: { end: RefundAccountEnd }) {
  const notice = useRef<HTMLOutputElement>(null);
  // The form with the focus is gone.
  useEffect(() => notice.current?.focus({ preventScroll: true }), []);
  return (
    <output ref={notice} tabIndex={-1} className={classes.ended}>
      {ends[end]}
    </output>
  );
}
