import { useSearchParams } from 'react-router-dom';
import { ExhibitionPageDocument } from '../../__generated__/graphql.ts';
import { useExhibitionPageQuery } from '../../__generated__/hooks.ts';
import { exhibitionPath } from '../../features/exhibitions/exhibition-paths.ts';
import { ExhibitionTime } from '../../features/exhibitions/ExhibitionTime.tsx';
import { usePageTitle } from '../../shared/page/page-title.ts';
import { EmptyState } from '../../shared/ui/EmptyState/EmptyState.tsx';
import { Picture } from '../../shared/ui/Image/Picture.tsx';
import { MantineSurface } from '../../shared/ui/mantine/MantineSurface.tsx';
import { PageSkeleton } from '../../shared/ui/Skeleton/PageSkeleton.tsx';
import { useMall } from '../../shop/mall/mall-context.ts';
import { usePage } from '../../shop/page/page-context.ts';
import type { PageModule } from '../../shop/page/page-module.ts';
import { RichText } from '../../shop/rich-text/RichText.tsx';
import { SectionFailure } from '../../shop/section-boundary/SectionFailure.tsx';
import { Corners } from './Corners.tsx';
import { CouponOffers } from './CouponOffers.tsx';
import { EventSection } from './EventSection.tsx';
import classes from './Exhibition.module.css';
import { cornerPath, isBeyondCorners, listedCorner, pageVariables, type ListedCorner } from './exhibition-request.ts';

/** An exhibition or event, and what is below etcSale. After its end it says so, and shows what ran and who won. */
export function ExhibitionView() {
  const page = usePage();
  const { mallUrl, device } = page;
  const { isMarketing } = useMall();
  const [searchParams] = useSearchParams();
  const request = { ...page, searchParams };
  const { data, error, refetch } = useExhibitionPageQuery({ variables: pageVariables(request), errorPolicy: 'all' });
  const exhibition = data?.mall?.exhibition;
  const readAnew = () => void refetch();
  usePageTitle(exhibition?.name ?? '기획전');
  if (!exhibition && error) return <SectionFailure error={error} onRetry={readAnew} />;
  if (!data) return <PageSkeleton />;
  if (!exhibition)
    return <EmptyState headingLevel="h1" title="기획전을 찾을 수 없어요" text="주소가 맞는지 확인해 주세요." />;
  const base = exhibitionPath(mallUrl, device, exhibition);
  const pathFor = (listed: ListedCorner) => cornerPath(base, exhibition.type, listed);
  const isOver = exhibition.status === 'ENDED' || exhibition.status === 'ANNOUNCED';
  const { coupons, corners, html, questions, prizes } = exhibition;
  return (
    <MantineSurface>
      <div className={`content-width ${classes.root}`}>
        <header className={classes.head}>
          <div>
            <output className={classes.over}>
              {isOver ? (exhibition.type === 'EVENT' ? '끝난 이벤트예요' : '끝난 기획전이에요') : null}
            </output>
            <h1 className={classes.title}>{exhibition.name}</h1>
            {exhibition.summary ? <p>{exhibition.summary}</p> : null}
            <ExhibitionTime exhibition={exhibition} className={classes.time} onEnd={readAnew} />
          </div>
          <Picture image={exhibition.image} width={588} height={240} alt="" isFirst />
        </header>
        {html ? <RichText html={html} /> : null}
        {coupons && coupons.length > 0 && !isOver ? (
          <section className={classes.section} aria-label="쿠폰">
            <h2 className={classes.heading}>쿠폰</h2>
            <CouponOffers offers={coupons} canTake={!isMarketing} onStale={readAnew} />
          </section>
        ) : null}
        {(questions && questions.length > 0) || (prizes && prizes.length > 0) ? (
          <EventSection exhibition={exhibition} onStale={readAnew} />
        ) : null}
        <Corners corners={corners ?? []} listed={listedCorner(request)} pathFor={pathFor} />
      </div>
    </MantineSurface>
  );
}

export const exhibitionPage: PageModule = {
  Component: ExhibitionView,
  load: async ({ preload, ...request }) => {
    const { data, error } = await preload(ExhibitionPageDocument, pageVariables(request));
    const exhibition = data?.mall?.exhibition;
    if (exhibition) return isBeyondCorners(exhibition.corners, listedCorner(request)) ? { status: 404 } : {};
    return data?.mall && !error ? { status: 404 } : {};
  },
};
