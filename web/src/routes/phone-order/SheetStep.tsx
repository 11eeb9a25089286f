import type { ReactNode } from 'react';
import type { PhoneSheetFragment } from '../../__generated__/graphql.ts';
import { usePhoneSheetQuery } from '../../__generated__/hooks.ts';
import { describeError } from '../../shared/errors/describe-error.ts';
import { orderOfUsedSheet } from '../../shared/errors/used-sheet.ts';
import { useOpenSecrets } from '../../shared/secrets/use-open-secrets.ts';
import { Skeleton } from '../../shared/ui/Skeleton/Skeleton.tsx';
import { usePage } from '../../shop/page/page-context.ts';
import { SectionFailure } from '../../shop/section-boundary/SectionFailure.tsx';
import { applicationKey } from './application.ts';
import { proofsKey } from './proofs.ts';
import { SheetEnded } from './SheetEnded.tsx';
import { PageTitle } from '../../shared/ui/PageTitle/PageTitle.tsx';

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
        <PageTitle>휴대폰 신청</PageTitle>
        <output className="visually-hidden">신청서를 불러오는 중이에요</output>
        <Skeleton height={240} radius="var(--radius-card)" />
      </>
    );
  if (error && describeError(error).code !== 'CONFLICT')
    return (
      <>
        <PageTitle>휴대폰 신청</PageTitle>
        <SectionFailure error={error} onRetry={() => void refetch()} />
      </>
    );
  return <SheetEnded params={params} orderNumber={orderOfUsedSheet(error)} />;
}
