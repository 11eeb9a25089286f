import '../../shared/form/mantine-styles.ts';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePhoneToOrderQuery } from '../../__generated__/hooks.ts';
import { NothingHere } from '../../catalog/nothing-here/NothingHere.tsx';
import { BuyingFrame } from '../../features/orders/BuyingFrame/BuyingFrame.tsx';
import { Skeleton } from '../../shared/ui/Skeleton/Skeleton.tsx';
import { phoneOrderPath } from '../../shop/links/phone-order-paths.ts';
import { usePage } from '../../shop/page/page-context.ts';
import type { PageModule } from '../../shop/page/page-module.ts';
import { SectionFailure } from '../../shop/section-boundary/SectionFailure.tsx';
import type { PhoneToOrderFragment } from '../../__generated__/graphql.ts';
import { CertPhone, SelectJoin, useNextStepAhead } from './late-steps.ts';
import { ReadyStep } from './ReadyStep.tsx';
import { SheetStep } from './SheetStep.tsx';
import { PageTitle } from '../../shared/ui/PageTitle/PageTitle.tsx';
import { Elsewhere } from '../../shared/ui/Elsewhere/Elsewhere.tsx';

/** Applying for a phone. Steps and choices are in the address; an unknown step begins anew. */
export function PhoneOrderPage() {
  return (
    <BuyingFrame>
      <PhoneOrder />
    </BuyingFrame>
  );
}

function PhoneOrder() {
  const { mallUrl, device } = usePage();
  const [searchParams] = useSearchParams();
  const number = searchParams.get('gdsGrpNo') ?? '';
  const { data, loading, error, refetch } = usePhoneToOrderQuery({
    variables: { url: mallUrl, device, number },
    skip: number === '',
    errorPolicy: 'all',
  });
  const product = data?.mall?.product;
  if (product?.__typename === 'WirelessPhone')
    return (
      <Suspense fallback={<Waiting />}>
        <Step phone={product} />
      </Suspense>
    );
  if (loading) return <Waiting />;
  if (error) return <SectionFailure error={error} onRetry={() => void refetch()} />;
  return <NothingHere kind="product" />;
}

function Waiting() {
  return (
    <>
      <PageTitle>휴대폰 신청</PageTitle>
      <output className="visually-hidden">휴대폰을 불러오는 중이에요</output>
      <Skeleton height={240} radius="var(--radius-card)" />
    </>
  );
}

function Step({ phone }: { phone: PhoneToOrderFragment }) {
  const { mallUrl, device, params } = usePage();
  const [searchParams] = useSearchParams();
  const sheetNumber = searchParams.get('sheet') ?? '';
  const step = params.orderPage ?? '';
  useNextStepAhead(step);
  if (step === 'selectJoin') return <SelectJoin phone={phone} />;
  if (sheetNumber === '' || (step !== 'certPhone' && step !== 'applyForm' && step !== 'confirm'))
    return <Elsewhere to={phoneOrderPath(mallUrl, device, 'selectJoin', searchParams)} />;
  return (
    <SheetStep key={sheetNumber} sheetNumber={sheetNumber} params={searchParams}>
      {(sheet) =>
        step === 'certPhone' ? (
          <CertPhone sheet={sheet} productNumber={phone.number} params={searchParams} />
        ) : (
          <ReadyStep key={step} step={step} phone={phone} sheet={sheet} params={searchParams} />
        )
      }
    </SheetStep>
  );
}

export const page: PageModule = { Component: PhoneOrderPage };
