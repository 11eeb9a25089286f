import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useInquiryDetailQuery } from '../../__generated__/hooks.ts';
import type { InquiryInFullFragment } from '../../__generated__/graphql.ts';
import { formatDay } from '../../shared/format/time.ts';
import { usePageTitle } from '../../shared/page/page-title.ts';
import { ConfirmDialog } from '../../shared/ui/ConfirmDialog/ConfirmDialog.tsx';
import { EmptyState } from '../../shared/ui/EmptyState/EmptyState.tsx';
import { Skeleton } from '../../shared/ui/Skeleton/Skeleton.tsx';
import { pathTo } from '../../shop/addresses/path-to.ts';
import { SentPhotos } from '../../shop/files/SentPhotos.tsx';
import { useMall } from '../../shop/mall/mall-context.ts';
import { useDevice, useMallUrl } from '../../shop/page/page-context.ts';
import { SectionFailure } from '../../shop/section-boundary/SectionFailure.tsx';
import classes from './MyQuestions.module.css';
import { noteAnswerSeen } from './seen-answers.ts';
import { useInquiryRemoval } from './use-inquiries.ts';
import { PageTitle } from '../../shared/ui/PageTitle/PageTitle.tsx';

/** One inquiry with its answer. Always asked anew: the answer may have come meanwhile. */
export function InquiryDetail({ number }: { number: string }) {
  const mallUrl = useMallUrl();
  const { pathname } = useLocation();
  usePageTitle('1:1 문의 내용');
  const { data, loading, error, refetch } = useInquiryDetailQuery({
    variables: { mallUrl, number },
    fetchPolicy: 'cache-and-network',
  });
  const inquiry = data?.viewer?.inquiry;
  return (
    <>
      <PageTitle>1:1 문의</PageTitle>
      {inquiry ? <Inquiry inquiry={inquiry} onStale={() => void refetch()} /> : null}
      {!inquiry && loading ? <Skeleton height={320} radius="var(--radius-card)" /> : null}
      {!inquiry && error ? <SectionFailure error={error} onRetry={() => void refetch()} /> : null}
      {inquiry === null && !loading ? (
        <EmptyState title="이 문의는 더 이상 없어요" text="지운 문의이거나 주소가 잘못되었어요." />
      ) : null}
      <Link className={classes.back} to={pathname}>
        문의 목록
      </Link>
    </>
  );
}

interface InquiryProps {
  inquiry: InquiryInFullFragment;
  /** It has changed meanwhile. */
  onStale: () => void;
}

function Inquiry({ inquiry, onStale }: InquiryProps) {
  const { number, typeName, title, text, answer, isAnswered, askedAt, answeredAt, photos } = inquiry;
  const navigate = useNavigate();
  const removal = useInquiryRemoval({
    onDeleted: () => void navigate({ search: '' }, { replace: true }),
    onStale,
  });
  const isJustSent = useSearchParams()[0].has('sent');
  useEffect(() => {
    if (isAnswered) noteAnswerSeen(number);
  }, [isAnswered, number]);
  return (
    <article className={classes.inquiry}>
      {isJustSent ? <output className={classes.sent}>문의를 접수했어요. 답변이 등록되면 알려 드릴게요.</output> : null}
      <h2 className={classes.subject}>{title}</h2>
      <dl className={classes.facts}>
        <Fact name="접수번호" value={number} />
        <Fact name="유형" value={typeName} />
        <Fact name="접수일" value={askedAt ? formatDay(askedAt) : '-'} />
        <Fact name="상태" value={isAnswered ? '답변 완료' : '답변 대기'} />
      </dl>
      <Subject inquiry={inquiry} />
      <p className={classes.text}>{text}</p>
      {photos && photos.length > 0 ? <SentPhotos numbers={photos} /> : null}
      <p role="alert" className={classes.note}>
        {removal.note}
      </p>
      {isAnswered ? (
        <section className={classes.answer} aria-labelledby="answer">
          <h3 id="answer">답변 {answeredAt ? <span className={classes.aside}>{formatDay(answeredAt)}</span> : null}</h3>
          <p className={classes.text}>{answer}</p>
        </section>
      ) : (
        <Actions number={number} isBusy={removal.isBusy} onDelete={() => void removal.submit(number)} />
      )}
    </article>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** Leads to what the inquiry is about. */
function Subject({ inquiry: { orderNumber, productNumber } }: { inquiry: InquiryInFullFragment }) {
  const mall = useMall();
  const device = useDevice();
  if (orderNumber)
    return (
      <Link className={classes.about} to={pathTo('order-detail', mall, device, { orderNumber })}>
        문의한 주문 보기
      </Link>
    );
  if (!productNumber) return null;
  return (
    <Link
      className={classes.about}
      to={`${pathTo('product', mall, device)}?gdsGrpNo=${encodeURIComponent(productNumber)}`}
    >
      문의한 상품 보기
    </Link>
  );
}

/** Until it is answered. */
function Actions({ number, isBusy, onDelete }: { number: string; isBusy: boolean; onDelete: () => void }) {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <div className={classes.actions}>
        <Button variant="default" component={Link} to={`?edit=${encodeURIComponent(number)}`}>
          수정
        </Button>
        <Button variant="default" onClick={() => setIsAsked(true)} aria-disabled={isBusy}>
          삭제
        </Button>
      </div>
      {isAsked ? (
        <ConfirmDialog
          title="문의를 삭제할까요?"
          text="문의와 첨부한 사진을 지워요. 되돌릴 수 없어요."
          action="삭제하기"
          onCancel={() => setIsAsked(false)}
          onConfirm={() => {
            setIsAsked(false);
            onDelete();
          }}
        />
      ) : null}
    </>
  );
}
