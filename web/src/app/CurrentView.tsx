import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo, type ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import { useMallShellQuery } from '../__generated__/hooks.ts';
import { SkipLinks } from '../features/shell/SkipLinks.tsx';
import { notFoundTitle } from '../shared/page/not-found-title.ts';
import { MallDown, mallDownTitle } from '../routes/mall-down/MallDown.tsx';
import { useKnownMall } from '../routes/uncaught-error/use-known-mall.ts';
import { noteHydrated } from '../shared/hydration.ts';
import { MallContext } from '../shop/mall/mall-context.ts';
import { PageContext } from '../shop/page/page-context.ts';
import { EndsWithMember } from '../shop/session/EndsWithMember.tsx';
import { MembersPageContext, useIsMember, useSessionStore } from '../shop/session/session-context.ts';
import { PageSkeleton } from '../shared/ui/Skeleton/PageSkeleton.tsx';
import { StandalonePage } from '../shared/ui/StandalonePage/StandalonePage.tsx';
import { StorefrontClient } from './apollo/storefront-client.ts';
import { ShellWidgets, Notices } from './ShellWidgets.tsx';
import { DocumentHead } from './DocumentHead.tsx';
import { Redirecting } from './Redirecting.tsx';
import type { View } from './load-page.ts';
import { RouteAnnouncer } from './RouteAnnouncer.tsx';
import { OutsideMalls } from './OutsideMalls.tsx';
import { SearchOverlay } from './SearchOverlay.tsx';

/** Renders the result of the address, inside the shell of its mall. */
export function CurrentView() {
  const view = useLoaderData<View>();
  const client = useApolloClient();
  useEffect(() => {
    noteHydrated();
    if (client instanceof StorefrontClient) client.finishHydration();
  }, [client]);
  if (view.kind === 'redirect') return <Redirecting to={view.to} />;
  return (
    <>
      {'mallUrl' in view ? <InMall view={view} /> : <Outside view={view} />}
      <RouteAnnouncer />
    </>
  );
}

type FramedView = Extract<View, { mallUrl: string }>;
type LoneView = Exclude<View, FramedView | { kind: 'redirect' }>;

function Outside({ view }: { view: LoneView }) {
  const knownMall = useKnownMall();
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
      <OutsideMalls title={mallDownTitle} mallTitle={knownMall?.title}>
        <MallDown message={view.message} requestId={view.requestId} brand={knownMall} />
      </OutsideMalls>
    );
  }
  return (
    <OutsideMalls title={notFoundTitle}>
      <view.page.Component />
    </OutsideMalls>
  );
}

function InMall({ view }: { view: FramedView }) {
  const { mallUrl, device, route, mall: foundMall, site } = view;
  const isMissing = view.kind === 'page' && view.status === 404;
  const { data } = useMallShellQuery({ variables: { url: route.params.mallUrl ?? null, device } });
  const mall = data?.mall ?? foundMall;
  const { title } = route.entry;
  const Shell = view.page.Shell ?? view.Shell;
  const knownSite = data?.site ?? site;
  // Every card of a list depends on this object, so it changes only when its content does.
  const page = useMemo(
    () => ({ mallUrl, device, params: route.params, title, isMissing }),
    [mallUrl, device, route.params, title, isMissing],
  );
  const shop = useMemo(() => ({ mall, site: knownSite }), [mall, knownSite]);
  // Memoized as long as the view is: a revalidated result or a new member does not render the whole page again.
  const content = useMemo(() => (view.kind === 'waiting' ? <PageSkeleton /> : <view.page.Component />), [view]);
  return (
    <PageContext value={page}>
      <MallContext value={shop}>
        <DocumentHead routeTitle={title} mall={mall} device={device}>
          <SkipLinks isCheckout={Boolean(view.page.Shell)} />
          <Notices />
          <Shell>
            <EndsWithMember>
              <MembersPageContext value={view.kind === 'page' && route.entry.access === 'member'}>
                <InFrame view={view}>
                  <WhileAllowed view={view}>{content}</WhileAllowed>
                </InFrame>
              </MembersPageContext>
            </EndsWithMember>
          </Shell>
          <ShellWidgets
            page={route.entry.page}
            view={
              view.kind === 'page' && view.shown !== 'unknown-path'
                ? { pattern: route.entry.pattern, isCatalogue: route.entry.access === 'mall' }
                : null
            }
          />
          {device === 'MOBILE' && <SearchOverlay />}
        </DocumentHead>
      </MallContext>
    </PageContext>
  );
}

function InFrame({ view: { Frame, route }, children }: { view: FramedView; children: ReactNode }) {
  return Frame ? <Frame page={route.entry.page}>{children}</Frame> : children;
}

/** A member who has signed out, for instance in another tab, sees no member content until the guards redirect. */
function WhileAllowed({ view, children }: { view: FramedView; children: ReactNode }) {
  const { entry } = view.route;
  const isMember = useIsMember();
  const sessions = useSessionStore();
  const mayStay =
    view.kind !== 'page' || entry.access !== 'member' || isMember || sessions?.openStep?.page === entry.page;
  return mayStay ? children : <PageSkeleton />;
}
