import { usePage } from '../../shared/page/page-context.ts';
import type { PageModule } from '../../shared/page/page-module.ts';
import { BuyingFrame } from '../order/BuyingFrame.tsx';
import { OrderFormPage } from './OrderFormPage.tsx';

/** Without the number of its sheet it is the form of an ended one, which leads back to the cart. */
function SheetPage() {
  const number = usePage().params.sheetNumber ?? '';
  return (
    <BuyingFrame>
      <OrderFormPage key={number} number={number} />
    </BuyingFrame>
  );
}

export const page: PageModule = { Component: SheetPage };
