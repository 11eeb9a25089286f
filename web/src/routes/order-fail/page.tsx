import { usePage } from '../../shared/page/page-context.ts';
import type { PageModule } from '../../shared/page/page-module.ts';
import { BuyingFrame } from '../order/BuyingFrame.tsx';
import { OrderFail } from './OrderFail.tsx';

export function OrderFailPage() {
  const number = usePage().params.orderNumber ?? '';
  return (
    <BuyingFrame>
      <OrderFail key={number} number={number} />
    </BuyingFrame>
  );
}

export const page: PageModule = { Component: OrderFailPage };
