import { usePage } from '../../shared/page/page-context.ts';
import type { PageModule } from '../../shared/page/page-module.ts';
import { BuyingFrame } from '../order/BuyingFrame.tsx';
import { OrderComplete } from './OrderComplete.tsx';

export function OrderCompletePage() {
  const number = usePage().params.orderNumber ?? '';
  return (
    <BuyingFrame>
      <OrderComplete key={number} number={number} />
    </BuyingFrame>
  );
}

export const page: PageModule = { Component: OrderCompletePage };
