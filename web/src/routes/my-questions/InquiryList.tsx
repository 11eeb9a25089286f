import { Button } from '@mantine/core';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { useInquiryListQuery } from '../../__generated__/hooks.ts';
import type { InquiryRowFragment } from '../../__generated__/graphql.ts';
import { formatDay } from '../../shared/format/time.ts';
import { usePageTitle } from '../../shared/page/page-title.ts';
import { EmptyState } from '../../shared/ui/EmptyState/EmptyState.tsx';
import { Pagination } from '../../shared/ui/Pagination/Pagination.tsx';
import { Skeleton } from '../../shared/ui/Skeleton/Skeleton.tsx';
import { useIsHydrated } from '../../shared/use-is-hydrated.ts';
import { useMallUrl } from '../../shop/page/page-context.ts';
import { SectionFailure } from '../../shop/section-boundary/SectionFailure.tsx';
import { inquiriesPerPage, inquiryTabs, listVariables, readPlace, writePlace } from './inquiry-list-place.ts';
import classes from './MyQuestions.module.css';
import { isAnswerSeen } from './seen-answers.ts';
import { PageTitle } from '../../shared/ui/PageTitle/PageTitle.tsx';

/** The member's inquiries, latest first, by pages and by whether they are answered. */
export function InquiryList() {
  const mallUrl = useMallUrl();
  const { pathname } = useLocation();
  const [searchParams] = useSearchParams();
  const place = readPlace(searchParams);
  const { data, previousData, loading, error, refetch } = useInquiryListQuery({
    variables: listVariables({ mallUrl, searchParams }),
    errorPolicy: 'all',
  });
  const inquiries = (data ?? (loading ? previousData : undefined))?.viewer?.inquiries;
  usePageTitle(place.page > 1 ? `1:1 문의 ${place.page}쪽` : '1:1 문의');
  return (
    <>
      <header className={classes.head}>
        <PageTitle>1:1 문의</PageTitle>
        <Button component={Link} to="?new=1">
          문의하기
        </Button>
      </header>
      <nav aria-label="답변 상태">
        <ul className={classes.states}>
          {inquiryTabs.map(({ isAnswered, name }) => (
            <li key={name}>
              <Link
                className={classes.chip}
                to={pathname + writePlace({ isAnswered, page: 1 })}
                aria-current={isAnswered === place.isAnswered ? 'true' : undefined}
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {inquiries ? (
        <Rows inquiries={inquiries} place={place} isBusy={loading && !data} />
      ) : loading ? (
        <div className={classes.list}>
          <output className="visually-hidden">문의를 불러오는 중이에요</output>
          <Skeleton height={72} radius="var(--radius-card)" />
          <Skeleton height={72} radius="var(--radius-card)" />
        </div>
      ) : (
        <SectionFailure error={error} onRetry={() => void refetch()} />
      )}
    </>
  );
}

interface RowsProps {
  inquiries: { totalCount: number; nodes: readonly InquiryRowFragment[] };
  place: ReturnType<typeof readPlace>;
  /** The rows shown are those of the address before. */
  isBusy: boolean;
}

function Rows({ inquiries: { totalCount, nodes }, place, isBusy }: RowsProps) {
  const { pathname } = useLocation();
  const pathFor = (page: number) => pathname + writePlace({ ...place, page });
  if (nodes.length === 0 && place.page > 1)
    return (
      <EmptyState title="이 쪽에는 문의가 없어요" text="마지막 쪽보다 뒤의 주소예요.">
        <Button component={Link} to={pathFor(1)}>
          첫 쪽으로 가기
        </Button>
      </EmptyState>
    );
  if (nodes.length === 0)
    return <EmptyState title="문의가 없어요" text="궁금한 점을 남겨 주시면 답변을 보내 드려요." />;
  return (
    <>
      <ul className={classes.list} aria-label="문의" aria-busy={isBusy}>
        {nodes.map((inquiry) => (
          <li key={inquiry.number} className={classes.row}>
            <Row inquiry={inquiry} />
          </li>
        ))}
      </ul>
      <Pagination current={place.page} last={Math.ceil(totalCount / inquiriesPerPage)} pathFor={pathFor} />
    </>
  );
}

function Row({ inquiry: { number, typeName, title, isAnswered, askedAt } }: { inquiry: InquiryRowFragment }) {
  // Only the browser knows what it has shown.
  const isHydrated = useIsHydrated();
  const isNew = isAnswered && isHydrated && !isAnswerSeen(number);
  return (
    <>
      <Link className={classes.rowTitle} to={`?number=${encodeURIComponent(number)}`}>
        {title} {isNew ? <span className={classes.new}>새 답변</span> : null}
      </Link>
      <span className={classes.aside}>
        {typeName}
        {askedAt ? ` · ${formatDay(askedAt)}` : ''}
      </span>
      <span className={classes.state} data-answered={isAnswered || undefined}>
        {isAnswered ? '답변 완료' : '답변 대기'}
      </span>
    </>
  );
}
