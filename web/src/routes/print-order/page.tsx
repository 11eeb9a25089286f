import { useSearchParams } from 'react-router-dom';
import { PhonePrintoutDocument } from '../../__generated__/graphql.ts';
import { usePhonePrintoutQuery } from '../../__generated__/hooks.ts';
import { NoSuchOrder } from '../../features/orders/OrderFrame/NoSuchOrder.tsx';
import { OrderSkeleton } from '../../features/orders/OrderFrame/OrderSkeleton.tsx';
import { phoneOrderVariables } from '../../features/phones/PhoneOrder/phone-order-request.ts';
import { MantineSurface } from '../../shared/ui/mantine/MantineSurface.tsx';
import { usePage } from '../../shop/page/page-context.ts';
import type { PageModule } from '../../shop/page/page-module.ts';
import { SectionFailure } from '../../shop/section-boundary/SectionFailure.tsx';
import { PrintedConsent } from './PrintedConsent.tsx';
import { PrintedPage } from './PrintedPage.tsx';
import classes from './PrintedPage.module.css';

/** The contract of an ordered phone as a page to print: A4, masked, with nothing folded. */
export function PrintOrderPage() {
  return (
    <MantineSurface>
      <div className={`content-width ${classes.root}`}>
        <Printout />
      </div>
    </MantineSurface>
  );
}

function Printout() {
  const { mallUrl } = usePage();
  const [query] = useSearchParams();
  const variables = phoneOrderVariables(mallUrl, query.get('ordNo') ?? undefined);
  const { data, loading, error, refetch } = usePhonePrintoutQuery({
    variables: variables ?? { mallUrl, number: '' },
    skip: variables === null,
    errorPolicy: 'all',
  });
  const order = data?.viewer?.order;
  const printout = order?.__typename === 'PhoneOrder' ? order.printout : null;
  if (variables === null) return <NoSuchOrder />;
  const consent = printout?.agreements.find(({ code }) => code === query.get('consent'));
  if (printout && consent) return <PrintedConsent printout={printout} consent={consent} />;
  if (printout) return <PrintedPage printout={printout} />;
  if (loading) return <OrderSkeleton />;
  if (!error && data?.viewer) return <NoSuchOrder />;
  return (
    <>
      <h1 className={classes.title}>휴대폰 신청서</h1>
      <SectionFailure error={error} onRetry={() => void refetch()} />
    </>
  );
}

export const page: PageModule = {
  Component: PrintOrderPage,
  load: async ({ preload, mallUrl, searchParams }) => {
    const variables = phoneOrderVariables(mallUrl, searchParams.get('ordNo') ?? undefined);
    if (variables === null) return { status: 404 };
    await preload(PhonePrintoutDocument, variables);
    return undefined;
  },
};
