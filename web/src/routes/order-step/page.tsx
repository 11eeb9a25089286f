import { ClaimGuidesDocument, OrderDetailDocument } from '../../__generated__/graphql.ts';
import { usePage } from '../../shop/page/page-context.ts';
import type { PageModule } from '../../shop/page/page-module.ts';
import { orderVariables, stepOf } from '../../features/orders/OrderFrame/order-request.ts';
import { OrderFrame } from '../../features/orders/OrderFrame/OrderFrame.tsx';
import { StepView } from './StepView.tsx';

/** Cancels, exchanges, returns or confirms an order of goods, on a separate page. */
export function OrderStepPage() {
  const step = stepOf(usePage());
  return <OrderFrame>{(order) => (step === null ? null : <StepView step={step} order={order} />)}</OrderFrame>;
}

export const page: PageModule = {
  Component: OrderStepPage,
  load: async ({ preload, ...at }) => {
    const variables = orderVariables(at);
    if (variables === null) return { status: 404 };
    const step = stepOf(at);
    await Promise.all([
      preload(OrderDetailDocument, variables),
      step === 'cancel' || step === 'return'
        ? preload(ClaimGuidesDocument, { url: at.mallUrl, device: at.device })
        : null,
    ]);
    return undefined;
  },
};
