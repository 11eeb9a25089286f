import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useInquiryListQuery } from '../../__generated__/hooks.ts';
import { usePageTitle } from '../../shared/page/page-title.ts';
import { useIsHydrated } from '../../shared/use-is-hydrated.ts';
import { useMallUrl } from '../../shop/page/page-context.ts';
import { SectionFailure } from '../../shop/section-boundary/SectionFailure.tsx';
import { Skeleton } from '../../shared/ui/Skeleton/Skeleton.tsx';
import { forgetDraft, readDraft, saveDraft } from './draft.ts';
import { InquiryForm } from './InquiryForm.tsx';
import { listVariables } from './inquiry-list-place.ts';
import { emptyInquiry, orderSubject, productSubject } from './inquiry-values.ts';
import classes from './MyQuestions.module.css';
import { useInquiryCreation } from './use-inquiries.ts';
import { PageTitle } from '../../shared/ui/PageTitle/PageTitle.tsx';

/** The form of a new inquiry. What is typed stays on this device until it is sent, or a day old. */
export function NewInquiry() {
  const mallUrl = useMallUrl();
  const isHydrated = useIsHydrated();
  const { data, loading, error, refetch } = useInquiryListQuery({
    variables: listVariables({ mallUrl, searchParams: new URLSearchParams() }),
    errorPolicy: 'all',
  });
  const memberId = data?.viewer?.id;
  usePageTitle('1:1 문의하기');
  return (
    <div className={classes.form}>
      <PageTitle>1:1 문의하기</PageTitle>
      {memberId && isHydrated ? (
        <Draft memberId={memberId} />
      ) : loading || !isHydrated ? (
        <Skeleton height={420} radius="var(--radius-card)" />
      ) : (
        <SectionFailure error={error} onRetry={() => void refetch()} />
      )}
    </div>
  );
}

function Draft({ memberId }: { memberId: string }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [searchParams] = useSearchParams();
  const [draft] = useState(() => readDraft(memberId));
  const { submit } = useInquiryCreation(({ number }) => {
    forgetDraft(memberId);
    void navigate(`${pathname}?number=${encodeURIComponent(number)}&sent=1`, { replace: true });
  });
  return (
    <>
      {draft ? <output className={classes.aside}>이 기기에 남아 있던 내용을 불러왔어요.</output> : null}
      <InquiryForm
        initialValues={draft?.values ?? { ...emptyInquiry, subject: subjectOf(searchParams) }}
        action="문의 남기기"
        onCancel={() => void navigate({ search: '' }, { replace: true })}
        keptPhotos={draft?.photos}
        onChanged={(values, photos) => saveDraft(memberId, { values, photos })}
        save={(values, fileNumbers) => submit({ values, fileNumbers })}
      />
    </>
  );
}

/** Pages of orders and products lead here with their number. */
function subjectOf(searchParams: URLSearchParams): string {
  const order = searchParams.get('order');
  const product = searchParams.get('product');
  if (order) return orderSubject(order);
  return product ? productSubject(product) : '';
}
