import { ClaimGuidesDocument, OrderDetailDocument, OrderShipmentsDocument } from '../../__generated__/graphql.ts';
import { useOrderDetailQuery } from '../../__generated__/hooks.ts';
import { usePage } from '../../shared/page/page-context.ts';
import type { PageModule } from '../../shared/page/page-module.ts';
import { MantineSurface } from '../../shared/ui/mantine/MantineSurface.tsx';
import { SectionBoundary } from '../../shared/ui/SectionBoundary/SectionBoundary.tsx';
import { SectionFailure } from '../../shared/ui/SectionBoundary/SectionFailure.tsx';
import classes from './OrderDetailPage.module.css';
import { NoSuchOrder } from './NoSuchOrder.tsx';
import { OrderSkeleton } from './OrderSkeleton.tsx';
import { OrderView } from './OrderView.tsx';
import { orderVariables, stepOf } from './order-request.ts';
import { StepView } from './steps/StepView.tsx';

/** An order, or a step of it: see order-request.ts. */
export function OrderDetailPage() {
  return (
    <MantineSurface>
      <div className={`content-width ${classes.root}`}>
        <SectionBoundary>
          <Order />
        </SectionBoundary>
      </div>
    </MantineSurface>
  );
}

function Order() {
  const at = usePage();
  const variables = orderVariables(at);
  const step = stepOf(at);
  const { data, loading, error, refetch } = useOrderDetailQuery({
    variables: variables ?? { mallUrl: at.mallUrl, number: '' },
    skip: variables === null,
    errorPolicy: 'all',
  });
  const order = data?.viewer?.order;
  if (variables === null || step === undefined) return <NoSuchOrder />;
  if (order) return step === null ? <OrderView order={order} /> : <StepView step={step} order={order} />;
  if (loading) return <OrderSkeleton />;
  if (!error && data?.viewer) return <NoSuchOrder />;
  return (
    <>
      <h1 className={classes.title}>주문 상세</h1>
      <SectionFailure error={error} onRetry={() => void refetch()} />
    </>
  );
}

export const page: PageModule = {
  Component: OrderDetailPage,
  load: async ({ preload, ...at }) => {
    const variables = orderVariables(at);
    const step = stepOf(at);
    if (variables === null || step === undefined) return { status: 404 };
    await Promise.all([
      preload(OrderDetailDocument, variables),
      step === null ? preload(OrderShipmentsDocument, variables) : null,
      step === 'cancel' || step === 'return'
        ? preload(ClaimGuidesDocument, { url: at.mallUrl, device: at.device })
        : null,
    ]);
    return undefined;
  },
};
