import { useLocation, useNavigate } from 'react-router-dom';
import { useInquiryDetailQuery } from '../../__generated__/hooks.ts';
import { usePageTitle } from '../../shared/page/page-title.ts';
import { EmptyState } from '../../shared/ui/EmptyState/EmptyState.tsx';
import { Skeleton } from '../../shared/ui/Skeleton/Skeleton.tsx';
import { useMallUrl } from '../../shop/page/page-context.ts';
import { SectionFailure } from '../../shop/section-boundary/SectionFailure.tsx';
import { InquiryForm } from './InquiryForm.tsx';
import { valuesOf } from './inquiry-values.ts';
import classes from './MyQuestions.module.css';
import { useInquiryUpdate } from './use-inquiries.ts';
import { PageTitle } from '../../shared/ui/PageTitle/PageTitle.tsx';

/** The form of an inquiry that waits for its answer. */
export function EditInquiry({ number }: { number: string }) {
  const mallUrl = useMallUrl();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { data, loading, error, refetch } = useInquiryDetailQuery({ variables: { mallUrl, number } });
  const inquiry = data?.viewer?.inquiry;
  const leave = () => void navigate(`${pathname}?number=${encodeURIComponent(number)}`, { replace: true });
  const { submit } = useInquiryUpdate(number, leave);
  usePageTitle('1:1 문의 수정');
  return (
    <div className={classes.form}>
      <PageTitle>1:1 문의 수정</PageTitle>
      {loading ? <Skeleton height={420} radius="var(--radius-card)" /> : null}
      {error ? <SectionFailure error={error} onRetry={() => void refetch()} /> : null}
      {inquiry === null ? (
        <EmptyState title="이 문의는 더 이상 없어요" text="문의 목록에서 다시 선택해 주세요." />
      ) : null}
      {inquiry?.isAnswered ? (
        <EmptyState title="답변이 등록된 문의예요" text="답변을 받은 문의는 바꾸거나 지울 수 없어요." />
      ) : null}
      {inquiry && !inquiry.isAnswered ? (
        <InquiryForm
          initialValues={valuesOf(inquiry)}
          keptPhotos={inquiry.photos ?? []}
          action="저장하기"
          onCancel={leave}
          save={(values, fileNumbers) => submit({ values, fileNumbers })}
        />
      ) : null}
    </div>
  );
}
