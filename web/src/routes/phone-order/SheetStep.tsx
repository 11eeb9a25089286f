import type { ReactNode } from 'react';
import type { PhoneSheetFragment } from '../../__generated__/graphql.ts';
import { usePhoneSheetQuery } from '../../__generated__/hooks.ts';
import frame from '../../features/orders/BuyingFrame/BuyingFrame.module.css';
import { describeError } from '../../shared/errors/describe-error.ts';
import { useOpenSecrets } from '../../shared/secrets/use-open-secrets.ts';
import { Skeleton } from '../../shared/ui/Skeleton/Skeleton.tsx';
import { usePage } from '../../shop/page/page-context.ts';
import { SectionFailure } from '../../shop/section-boundary/SectionFailure.tsx';
import { applicationKey } from './application.ts';
import { proofsKey } from './proofs.ts';
import { SheetEnded } from './SheetEnded.tsx';

interface SheetStepProps {
  sheetNumber: string;
  params: URLSearchParams;
  children: (sheet: PhoneSheetFragment) => ReactNode;
}

/** A step that needs the sheet of the first one. */
export function SheetStep({ sheetNumber, params, children }: SheetStepProps) {
  const { mallUrl } = usePage();
  const { data, loading, error, refetch } = usePhoneSheetQuery({
    variables: { mallUrl, number: sheetNumber },
    errorPolicy: 'all',
  });
  const isOpen = useOpenSecrets(applicationKey(sheetNumber), proofsKey(sheetNumber));
  const sheet = data?.viewer?.phoneOrderSheet;
  if (sheet && isOpen) return children(sheet);
  if (loading || sheet)
    return (
      <>
        <h1 className={frame.title}>휴대폰 신청</h1>
        <output className="visually-hidden">신청서를 불러오는 중이에요</output>
        <Skeleton height={240} radius="var(--radius-card)" />
      </>
    );
  if (error && describeError(error).code !== 'CONFLICT')
    return (
      <>
        <h1 className={frame.title}>휴대폰 신청</h1>
        <SectionFailure error={error} onRetry={() => void refetch()} />
      </>
    );
  return <SheetEnded params={params} />;
}
