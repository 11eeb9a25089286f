import { useOrderSheetQuery } from '../../__generated__/hooks.ts';
import { describeError } from '../../shared/errors/describe-error.ts';
import { orderOfUsedSheet } from '../../shared/errors/used-sheet.ts';
import { useMallUrl, usePage } from '../../shop/page/page-context.ts';
import type { PageModule } from '../../shop/page/page-module.ts';
import { SectionFailure } from '../../shop/section-boundary/SectionFailure.tsx';
import { Skeleton } from '../../shared/ui/Skeleton/Skeleton.tsx';
import { BuyingFrame } from '../../features/orders/BuyingFrame/BuyingFrame.tsx';
import { CheckoutShell } from '../../features/shell/checkout/CheckoutShell.tsx';
import { OrderForm } from './OrderForm.tsx';
import { SheetEnded } from './SheetEnded.tsx';
import { PageTitle } from '../../shared/ui/PageTitle/PageTitle.tsx';

/** The form of an order. An address without the number of a sheet shows an ended one, which leads back to the cart. */
export function OrderFormPage() {
  const number = usePage().params.sheetNumber ?? '';
  return (
    <BuyingFrame>
      <Sheet key={number} number={number} />
    </BuyingFrame>
  );
}

function Sheet({ number }: { number: string }) {
  const mallUrl = useMallUrl();
  const { data, loading, error, refetch } = useOrderSheetQuery({
    variables: { mallUrl, number },
    skip: number === '',
    errorPolicy: 'all',
  });
  const sheet = data?.viewer?.orderSheet;
  if (sheet) return <OrderForm sheet={sheet} />;
  if (loading)
    return (
      <>
        <PageTitle>주문서</PageTitle>
        <output className="visually-hidden">주문서를 불러오는 중이에요</output>
        <Skeleton height={160} radius="var(--radius-card)" />
        <Skeleton height={240} radius="var(--radius-card)" />
      </>
    );
  if (error && describeError(error).code !== 'CONFLICT')
    return (
      <>
        <PageTitle>주문서</PageTitle>
        <SectionFailure error={error} onRetry={() => void refetch()} />
      </>
    );
  return <SheetEnded number={number} orderNumber={orderOfUsedSheet(error)} />;
}

export const page: PageModule = { Component: OrderFormPage, Shell: CheckoutShell };
