import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { ordersPath } from '../../shared/links/order-paths.ts';
import { useMall } from '../../shared/mall/mall-context.ts';
import { useDevice, usePage } from '../../shared/page/page-context.ts';
import type { PageModule } from '../../shared/page/page-module.ts';
import { usePageTitle } from '../../shared/page/page-title.ts';
import { EmptyState } from '../../shared/ui/EmptyState/EmptyState.tsx';
import { SearchIcon } from '../../shared/ui/icons/icons.tsx';
import { MantineSurface } from '../../shared/ui/mantine/MantineSurface.tsx';
import { notFoundTitle } from '../not-found/not-found-title.ts';
import { OrderComplete } from './OrderComplete.tsx';
import { OrderFail } from './OrderFail.tsx';
import { OrderFormPage } from './OrderFormPage.tsx';
import classes from './OrderPage.module.css';
import { OrderPay } from './OrderPay.tsx';

/**
 * Buying goods, step by step, each at a separate address and with a separate title. A form without the number of its
 * sheet is an ended one: it leads back to the cart.
 */
const steps = {
  orderForm: { title: '주문서', Content: OrderFormPage },
  orderPay: { title: '결제하기', Content: OrderPay },
  orderComplete: { title: '결제 결과', Content: OrderComplete },
  orderFail: { title: '결제 결과', Content: OrderFail },
};

export function OrderPage() {
  const { step, number } = useOrderAddress();
  const known = isStep(step) && (number !== '' || step === 'orderForm') ? steps[step] : null;
  usePageTitle(known?.title ?? notFoundTitle);
  return (
    <MantineSurface>
      <div className={`content-width ${classes.root}`}>
        {known ? <known.Content key={number} number={number} /> : <NoSuchStep />}
      </div>
    </MantineSurface>
  );
}

function isStep(step: string): step is keyof typeof steps {
  return Object.hasOwn(steps, step);
}

function NoSuchStep() {
  return (
    <EmptyState
      headingLevel="h1"
      icon={<SearchIcon size={40} />}
      title={notFoundTitle}
      text="주소가 바뀌었거나 없어진 페이지예요. 주문은 주문 내역에서 확인해 주세요."
    >
      <Button component={Link} to={ordersPath(useMall(), useDevice())}>
        주문 내역 보기
      </Button>
    </EmptyState>
  );
}

/** Desktops and phones name the parts of the address differently. */
function useOrderAddress(): { step: string; number: string } {
  const { params } = usePage();
  const { orderStatus, orderNumber, orderPage, '*': rest = '' } = params;
  return { step: orderStatus ?? orderPage ?? '', number: orderNumber ?? rest.split('/', 1)[0] ?? '' };
}

export const page: PageModule = { Component: OrderPage };
