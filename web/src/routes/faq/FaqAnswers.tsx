import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { FaqQuestionsQuery } from '../../__generated__/graphql.ts';
import { faqPath, type FaqPlace } from '../../features/faq/faq-address.ts';
import { QuestionList } from '../../features/faq/QuestionList/QuestionList.tsx';
import { formatNumber } from '../../shared/format/money.ts';
import { usePage } from '../../shop/page/page-context.ts';
import { EmptyState } from '../../shared/ui/EmptyState/EmptyState.tsx';
import { QuestionIcon } from '../../shared/ui/late-icons.tsx';
import { Skeleton } from '../../shared/ui/Skeleton/Skeleton.tsx';
import classes from './FaqPage.module.css';

type Faq = NonNullable<NonNullable<FaqQuestionsQuery['mall']>['faq']>;

interface FaqAnswersProps {
  /** Undefined while it is on its way. */
  faq: Faq | undefined;
  place: FaqPlace;
  /** The list still shows the previous address. */
  isBusy: boolean;
}

/** The questions of the address: loading, none, or all there are. */
export function FaqAnswers({ faq, place, isBusy }: FaqAnswersProps) {
  return (
    <div className={classes.list} aria-busy={isBusy}>
      {/* Stays while the questions come and go: screen readers announce changes only in an element that was there. */}
      <output className={classes.count}>
        <Count count={faq?.questions.length} keyword={place.keyword} />
      </output>
      <Questions faq={faq} place={place} />
    </div>
  );
}

function Questions({ faq, place }: Pick<FaqAnswersProps, 'faq' | 'place'>) {
  if (!faq) return <QuestionsSkeleton />;
  if (faq.questions.length === 0) return <NoQuestions place={place} />;
  return <QuestionList questions={faq.questions} categories={faq.categories} />;
}

function Count({ count, keyword }: { count: number | undefined; keyword: string }) {
  if (count === undefined) return '질문을 불러오고 있어요';
  return (
    <>
      {keyword ? `‘${keyword}’ 검색 결과 ` : '총 '}
      <strong>{formatNumber(count)}</strong>개
    </>
  );
}

function NoQuestions({ place: { category, keyword } }: { place: FaqPlace }) {
  const { mallUrl, device } = usePage();
  if (!keyword && !category)
    return <EmptyState title="아직 등록된 질문이 없어요" text="궁금한 점은 고객센터로 문의해 주세요." />;
  return (
    <EmptyState
      icon={<QuestionIcon size={40} />}
      title="찾으시는 질문이 없어요"
      text="낱말을 줄이거나, 다른 분류에서 찾아보세요."
    >
      {keyword && category ? (
        <Button component={Link} to={faqPath(mallUrl, device, { keyword })}>
          모든 분류에서 찾기
        </Button>
      ) : null}
      <Button component={Link} variant={keyword && category ? 'default' : 'filled'} to={faqPath(mallUrl, device)}>
        전체 질문 보기
      </Button>
    </EmptyState>
  );
}

function QuestionsSkeleton() {
  return (
    <div className={classes.skeleton}>
      {[60, 45, 70, 50, 65, 40].map((width) => (
        <Skeleton key={width} width={`${width}%`} height={24} />
      ))}
    </div>
  );
}
