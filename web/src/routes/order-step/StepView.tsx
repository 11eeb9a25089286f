import { Button } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { pathTo } from '../../shop/addresses/path-to.ts';
import type { OrderStep } from '../../shop/addresses/path-params.ts';
import { useMall } from '../../shop/mall/mall-context.ts';
import { useDevice } from '../../shop/page/page-context.ts';
import { usePageTitle } from '../../shared/page/page-title.ts';
import { EmptyState } from '../../shared/ui/EmptyState/EmptyState.tsx';
import { Skeleton } from '../../shared/ui/Skeleton/Skeleton.tsx';
import { BoxIcon } from '../../shared/ui/late-icons.tsx';
import { ClaimForm } from './ClaimForm.tsx';
import { itemsFor } from './step-rules.ts';
import { stepWords } from './step-words.ts';
import classes from './Step.module.css';
import type { WholeOrder } from '../../features/orders/whole-order.ts';
import { PageTitle } from '../../shared/ui/PageTitle/PageTitle.tsx';

const ConfirmForm = lazy(async () => ({ default: (await import('./ConfirmForm.tsx')).ConfirmForm }));

/** A step of an order, on a separate page. */
export function StepView({ step, order }: { step: OrderStep; order: WholeOrder }) {
  const back = pathTo('order-detail', useMall(), useDevice(), { orderNumber: order.number });
  const { title, nothing } = stepWords[step];
  usePageTitle(title);
  if (itemsFor(order, step).length === 0)
    return (
      <EmptyState
        headingLevel="h1"
        icon={<BoxIcon size={40} />}
        title={nothing}
        text="주문의 지금 상태를 확인해 주세요."
      >
        <Button component={Link} to={back} replace>
          주문 보기
        </Button>
      </EmptyState>
    );
  return (
    <div className={classes.root}>
      <header>
        <PageTitle>{title}</PageTitle>
        <p className={classes.hint}>주문번호 {order.number}</p>
      </header>
      {step === 'confirm' ? (
        <Suspense fallback={<Skeleton height={240} />}>
          <ConfirmForm order={order} back={back} />
        </Suspense>
      ) : (
        <ClaimForm step={step} order={order} back={back} />
      )}
    </div>
  );
}
