import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ReturnFromPaymentInput } from '../../__generated__/graphql.ts';
import { useReturnFromPaymentMutation } from '../../__generated__/hooks.ts';
import { announceReturn } from '../../features/payments/return-channel.ts';
import { failureText } from '../../shared/form/failure-text.ts';
import { pathTo } from '../../shop/addresses/path-to.ts';
import { bulkOrderPath } from '../../shop/links/bulk-order-path.ts';
import type { PageModule } from '../../shop/page/page-module.ts';
import buttons from '../../shared/ui/button.module.css';
import { EmptyState } from '../../shared/ui/EmptyState/EmptyState.tsx';
import { ClockIcon } from '../../shared/ui/icons/icons.tsx';
import { takePostedPayment } from './posted-payment.ts';

type State =
  | { kind: 'checking' }
  /** Nothing of a payment was posted here. */
  | { kind: 'none' }
  /** The page that opened this window goes on, and this window could not be closed. */
  | { kind: 'told'; orderPath: string }
  /** The mall could not be reached; the same request may be sent again. */
  | { kind: 'failed'; text: string; input: ReturnFromPaymentInput };

/**
 * The return page of the payment provider. Informs the mall, which queries the company itself, and goes on to the order.
 * A payment window closes instead, if the page that opened it still waits.
 */
export function PaymentReturn() {
  const mallUrl = useSearchParams()[0].get('mallUrl');
  const [tell] = useReturnFromPaymentMutation({ fetchPolicy: 'no-cache' });
  const [state, setState] = useState<State>({ kind: 'checking' });

  async function send(input: ReturnFromPaymentInput) {
    setState({ kind: 'checking' });
    const announced = announceReturn(input.orderNumber);
    try {
      const { data } = await tell({ variables: { input } });
      const answer = data?.returnFromPayment;
      if (!answer || answer.__typename === 'FormRefused')
        return setState({ kind: 'failed', text: answer?.message ?? failureText(null), input });
      announced.tell();
      // By a document load: outside of the malls there is no session of the mall. The gateway redirects phones to their
      // page.
      const orderPath =
        answer.__typename === 'Payment' && answer.bulkOrder
          ? bulkOrderPath(input.mallUrl, 'DESKTOP', answer.bulkOrder.number)
          : pathTo('order-complete', { url: input.mallUrl }, 'DESKTOP', { orderNumber: answer.orderNumber });
      if (!announced.isAwaited()) return window.location.replace(orderPath);
      window.close();
      setState({ kind: 'told', orderPath });
    } catch (error) {
      setState({ kind: 'failed', text: failureText(error), input });
    } finally {
      announced.stop();
    }
  }

  const begin = useEffectEvent(() => {
    const posted = takePostedPayment();
    if (!posted || mallUrl === null) setState({ kind: 'none' });
    else void send({ mallUrl, ...posted });
  });
  useEffect(() => {
    // After hydration; the posted form can be read only once.
    queueMicrotask(() => begin());
  }, []);

  if (state.kind === 'checking')
    return (
      <EmptyState
        headingLevel="h1"
        icon={<ClockIcon size={40} />}
        title="결제 결과를 확인하고 있어요"
        text="잠시만 기다려 주세요. 창을 닫거나 뒤로 가지 않아도 돼요."
      />
    );
  if (state.kind === 'told')
    return (
      <EmptyState
        headingLevel="h1"
        icon={<ClockIcon size={40} />}
        title="결제 결과를 확인했어요"
        text="주문하던 화면에서 이어서 볼 수 있어요. 이 창은 닫아 주세요."
      >
        <button type="button" className={buttons.primary} onClick={() => window.close()}>
          창 닫기
        </button>
        <a className={buttons.secondary} href={state.orderPath}>
          주문 보기
        </a>
      </EmptyState>
    );
  if (state.kind === 'failed')
    return (
      <EmptyState
        headingLevel="h1"
        icon={<ClockIcon size={40} />}
        title="결제 결과를 확인하지 못했어요"
        text={`${state.text} 결제가 됐다면 주문 내역에서 곧 확인할 수 있어요.`}
      >
        <button type="button" className={buttons.primary} onClick={() => void send(state.input)}>
          다시 확인하기
        </button>
        <a
          className={buttons.secondary}
          href={pathTo('order-complete', { url: state.input.mallUrl }, 'DESKTOP', {
            orderNumber: state.input.orderNumber,
          })}
        >
          주문 보기
        </a>
      </EmptyState>
    );
  return (
    <EmptyState
      headingLevel="h1"
      icon={<ClockIcon size={40} />}
      title="확인할 결제가 없어요"
      text="이 창에서는 결제가 진행되지 않았어요. 주문 상태는 쇼핑몰의 주문 내역에서 확인해 주세요."
    >
      <a className={buttons.primary} href="/">
        쇼핑몰로 가기
      </a>
    </EmptyState>
  );
}

export const page: PageModule = { Component: PaymentReturn };
