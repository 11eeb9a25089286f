import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { pathTo } from '../../../shop/addresses/path-to.ts';
import { useMall } from '../../../shop/mall/mall-context.ts';
import { useDevice } from '../../../shop/page/page-context.ts';
import { EmptyState } from '../../../shared/ui/EmptyState/EmptyState.tsx';
import { ClockIcon, WarningIcon } from '../../../shared/ui/icons/icons.tsx';
import { SectionFailure } from '../../../shop/section-boundary/SectionFailure.tsx';
import { BeingChecked } from '../BeingChecked/BeingChecked.tsx';
import classes from './AwaitedPayment.module.css';
import { useAwaitedPayment, type OpenPayment } from './use-awaited-payment.ts';

interface AwaitedPaymentProps {
  payment: OpenPayment;
  /** On the separate payment page, the shopper wants to pay again. */
  onAgain?: () => void;
  /** The result is known; without it the page of the order is opened. */
  onKnown?: () => void;
  /** Where it is paid again, instead of the page for it. */
  againPath?: string;
}

const words = {
  open: {
    title: '결제 창에서 결제해 주세요',
    text: '결제를 마치면 이 화면에서 바로 결과를 알려 드려요.',
  },
  checking: {
    title: '결제 결과를 확인하고 있어요',
    text: '결제사의 답을 기다리고 있어요. 잠시만 기다려 주세요.',
  },
  unfinished: {
    title: '아직 결제되지 않았어요',
    text: '결제 창을 닫았다면 다시 결제할 수 있어요. 주문은 그대로 있어요. 이미 결제를 마쳤다면 확인되는 대로 이 화면에서 알려 드려요.',
  },
};

/** Replaces the form while the payment provider's window is open. */
export function AwaitedPayment({ payment, onAgain, onKnown, againPath }: AwaitedPaymentProps) {
  const mall = useMall();
  const device = useDevice();
  const root = useRef<HTMLElement>(null);
  const state = useAwaitedPayment(payment, onKnown);
  const payAgain = () => {
    onAgain?.();
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  // The button that was pressed is gone, and with it the place of the focus.
  useEffect(() => {
    window.scrollTo({ top: 0 });
    root.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section ref={root} tabIndex={-1} className={classes.root} aria-label="결제 진행">
      {state.kind === 'failed' ? (
        <SectionFailure error={state.error} onRetry={state.askAgain} />
      ) : state.kind === 'unanswered' ? (
        <BeingChecked {...state} />
      ) : (
        <EmptyState
          headingLevel="h1"
          icon={state.kind === 'unfinished' ? <WarningIcon size={40} /> : <ClockIcon size={40} />}
          title={words[state.kind].title}
          text={<output>{words[state.kind].text}</output>}
        >
          {state.kind === 'open' ? (
            <Button variant="default" onClick={() => payment.paymentWindow.focus()}>
              결제 창 보기
            </Button>
          ) : null}
          {state.kind === 'unfinished' ? (
            <>
              <Button
                component={Link}
                to={againPath ?? pathTo('order-pay', mall, device, { orderNumber: payment.orderNumber })}
                replace
                onClick={payAgain}
              >
                다시 결제하기
              </Button>
              <Button variant="default" component={Link} to={pathTo('order-list', mall, device)}>
                주문 내역 보기
              </Button>
            </>
          ) : null}
        </EmptyState>
      )}
    </section>
  );
}
