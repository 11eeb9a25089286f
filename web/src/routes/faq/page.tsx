import { useSearchParams } from 'react-router-dom';
import { FaqQuestionsDocument } from '../../__generated__/graphql.ts';
import { useFaqQuestionsQuery } from '../../__generated__/hooks.ts';
import { AskUs } from '../../features/faq/AskUs/AskUs.tsx';
import { CategoryChips } from '../../features/faq/CategoryChips/CategoryChips.tsx';
import { faqPath, readFaqPlace } from '../../features/faq/faq-address.ts';
import { pathTo } from '../../shop/addresses/path-to.ts';
import { ListSearch } from '../../shared/list-search/ListSearch.tsx';
import { writtenKeyword } from '../../shared/list-search/read-keyword.ts';
import { useMall } from '../../shop/mall/mall-context.ts';
import { usePage } from '../../shop/page/page-context.ts';
import type { PageModule } from '../../shop/page/page-module.ts';
import { usePageTitle } from '../../shared/page/page-title.ts';
import { SectionBoundary } from '../../shop/section-boundary/SectionBoundary.tsx';
import { MantineSurface } from '../../shared/ui/mantine/MantineSurface.tsx';
import { SectionFailure } from '../../shop/section-boundary/SectionFailure.tsx';
import { PagePlace } from '../../shop/breadcrumb/PagePlace.tsx';
import { faqVariables } from './faq-request.ts';
import { FaqAnswers } from './FaqAnswers.tsx';
import classes from './FaqPage.module.css';
import { PageTitle } from '../../shared/ui/PageTitle/PageTitle.tsx';

const name = '자주 묻는 질문';

/** Frequently asked questions, by category and search text, and the link to ask another. */
function FaqPage() {
  return (
    <MantineSurface>
      <Faq />
    </MantineSurface>
  );
}

function Faq() {
  const { mallUrl, device } = usePage();
  const { customerCenter, openAreas, isMarketing } = useMall();
  const [searchParams] = useSearchParams();
  const place = readFaqPlace(searchParams);
  const { data, previousData, loading, error, refetch } = useFaqQuestionsQuery({
    variables: faqVariables({ mallUrl, device, searchParams }),
    errorPolicy: 'all',
  });
  const shown = data ?? (loading ? previousData : undefined);
  const faq = shown?.mall?.faq;
  const hasFailed = !faq && (error !== undefined || shown !== undefined);
  const category = faq?.categories.find(({ code }) => code === place.category);
  usePageTitle(titleOf(place.keyword, category?.name));
  const hasInquiries = openAreas.includes('MY_SHOP') && !isMarketing;

  return (
    <div className={`content-width ${classes.root}`}>
      <PagePlace steps={[{ name, path: faqPath(mallUrl, device) }]} />
      <header className={classes.head}>
        <PageTitle>{name}</PageTitle>
        <div className={classes.search}>
          <ListSearch
            label={`${name} 검색`}
            placeholder="궁금한 것을 찾아보세요"
            keyword={writtenKeyword(searchParams)}
            path={faqPath(mallUrl, device)}
            kept={place.category ? { category: place.category } : {}}
          />
        </div>
      </header>
      <CategoryChips
        categories={faq?.categories ?? []}
        current={place.category}
        pathFor={(code) => faqPath(mallUrl, device, { ...place, category: code })}
      />
      <SectionBoundary>
        {hasFailed ? (
          <SectionFailure error={error} onRetry={() => void refetch()} />
        ) : (
          <FaqAnswers faq={faq ?? undefined} place={place} isBusy={loading && !data} />
        )}
      </SectionBoundary>
      <AskUs
        center={customerCenter}
        inquiryPath={hasInquiries ? pathTo('my-questions', { url: mallUrl }, device) : null}
      />
    </div>
  );
}

function titleOf(keyword: string, category: string | undefined): string {
  if (keyword) return `‘${keyword}’ 검색 결과 - ${name}`;
  return category ? `${category} - ${name}` : name;
}

export const page: PageModule = {
  Component: FaqPage,
  async load(request) {
    await request.preload(FaqQuestionsDocument, faqVariables(request));
  },
};
