import { usePage } from '../../shared/page/page-context.ts';
import type { PageModule } from '../../shared/page/page-module.ts';
import { MantineSurface } from '../../shared/ui/mantine/MantineSurface.tsx';
import { page as comingSoon } from '../coming-soon/page.tsx';
import { OrderComplete } from './OrderComplete.tsx';
import { OrderFail } from './OrderFail.tsx';
import { OrderFormPage } from './OrderFormPage.tsx';
import classes from './OrderPage.module.css';
import { OrderPay } from './OrderPay.tsx';

/** Buying goods, step by step, each at a separate address. Phones with a contract have other steps. */
export function OrderPage() {
  const { step, number } = useOrderAddress();
  const content = contentOf(step, number);
  if (content === null) return <comingSoon.Component />;
  return (
    <MantineSurface>
      <div className={`content-width ${classes.root}`}>{content}</div>
    </MantineSurface>
  );
}

function contentOf(step: string, number: string) {
  if (step === 'orderForm') return <OrderFormPage key={number} number={number} />;
  if (number === '') return null;
  if (step === 'orderPay') return <OrderPay key={number} number={number} />;
  if (step === 'orderComplete') return <OrderComplete key={number} number={number} />;
  return step === 'orderFail' ? <OrderFail key={number} number={number} /> : null;
}

/** Desktops and phones name the parts of the address differently. */
function useOrderAddress(): { step: string; number: string } {
  const { params } = usePage();
  const { orderStatus, orderNumber, orderPage, '*': rest = '' } = params;
  return { step: orderStatus ?? orderPage ?? '', number: orderNumber ?? rest.split('/', 1)[0] ?? '' };
}

export const page: PageModule = { Component: OrderPage };
