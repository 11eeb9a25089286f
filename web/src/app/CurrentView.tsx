import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import { useMallShellQuery } from '../__generated__/hooks.ts';
import { NotFound, notFoundTitle } from '../routes/not-found/NotFound.tsx';
import { NotPermitted, notPermittedTitle } from '../routes/not-permitted/NotPermitted.tsx';
import { MallDown, mallDownTitle } from '../routes/mall-down/MallDown.tsx';
import { PhonesOnly } from '../routes/phones-only/PhonesOnly.tsx';
import { MallContext } from '../shared/mall/mall-context.ts';
import { PageContext } from '../shared/page/page-context.ts';
import { PageSkeleton } from '../shared/ui/Skeleton/PageSkeleton.tsx';
import { StandalonePage } from '../shared/ui/StandalonePage/StandalonePage.tsx';
import { Companions, Notices } from './Companions.tsx';
import { DocumentHead } from './DocumentHead.tsx';
import { Leading } from './Leading.tsx';
import type { View } from './load-page.ts';
import { Navigated } from './Navigated.tsx';
import { OutsideMalls } from './OutsideMalls.tsx';
import { SearchOverlay } from './SearchOverlay.tsx';
import { ShellAlerts } from './ShellAlerts.tsx';
import { useGuestSession } from './use-guest-session.ts';

/** Draws what the address came to, inside the shell of its mall. */
export function CurrentView() {
  const view = useLoaderData<View>();
  if (view.kind === 'leading') return <Leading to={view.to} />;
  return (
    <>
      {'mallUrl' in view ? <InMall view={view} /> : <Outside view={view} />}
      <Navigated />
    </>
  );
}

type FramedView = Extract<View, { mallUrl: string }>;
type LoneView = Exclude<View, FramedView | { kind: 'leading' }>;

function Outside({ view }: { view: LoneView }) {
  if (view.kind === 'outside') {
    return (
      <OutsideMalls title={view.route.entry.title}>
        <StandalonePage>
          <view.page.Component />
        </StandalonePage>
      </OutsideMalls>
    );
  }
  if (view.kind === 'mall-down') {
    return (
      <OutsideMalls title={mallDownTitle}>
        <MallDown message={view.message} requestId={view.requestId} />
      </OutsideMalls>
    );
  }
  return (
    <OutsideMalls title={notFoundTitle}>
      <NotFound />
    </OutsideMalls>
  );
}

function InMall({ view }: { view: FramedView }) {
  const { mallUrl, device, route, mall: foundMall, site } = view;
  const isMissing = view.kind === 'page' && view.status === 404;
  const { data } = useMallShellQuery({ variables: { url: route.params.mallUrl ?? null, device } });
  const mall = data?.mall ?? foundMall;
  useGuestSession(mall, device);
  const title = view.kind === 'not-permitted' ? notPermittedTitle : route.entry.title;
  return (
    <PageContext value={{ mallUrl, device, params: route.params, title, isMissing }}>
      <MallContext value={{ mall, site: data?.site ?? site }}>
        <DocumentHead routeTitle={title} mall={mall} device={device}>
          <Notices />
          <view.Shell>{content(view)}</view.Shell>
          <Companions page={route.entry.page} view={view.kind === 'page' ? { pattern: route.entry.pattern, isCatalogue: route.entry.access === 'mall' } : null} />
          {device === 'MOBILE' && <SearchOverlay />}
          <ShellAlerts page={route.entry.page} />
        </DocumentHead>
      </MallContext>
    </PageContext>
  );
}

function content(view: FramedView): ReactNode {
  switch (view.kind) {
    case 'page':
      return <view.page.Component />;
    case 'waiting':
      return <PageSkeleton />;
    case 'phones-only':
      return <PhonesOnly />;
    case 'not-permitted':
      return <NotPermitted />;
  }
}
