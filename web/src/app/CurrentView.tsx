import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import { useMallShellQuery } from '../__generated__/hooks.ts';
import { NotFound, notFoundTitle } from '../routes/not-found/NotFound.tsx';
import { NotPermitted } from '../routes/not-permitted/NotPermitted.tsx';
import { MallDown, mallDownTitle } from '../routes/mall-down/MallDown.tsx';
import { MallContext } from '../shared/mall/mall-context.ts';
import { PageContext } from '../shared/page/page-context.ts';
import { PageSkeleton } from '../shared/ui/Skeleton/PageSkeleton.tsx';
import { DocumentHead } from './DocumentHead.tsx';
import type { View } from './load-page.ts';
import { Navigated } from './Navigated.tsx';
import { OutsideMalls } from './OutsideMalls.tsx';

/** Draws what the address came to, inside the shell of its mall. */
export function CurrentView() {
  const view = useLoaderData<View>();
  if (view.kind === 'not-found') {
    return (
      <OutsideMalls title={notFoundTitle}>
        <NotFound />
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
    <InMall view={view}>
      <view.Shell>{content(view)}</view.Shell>
      <Navigated />
    </InMall>
  );
}

type FramedView = Extract<View, { mallUrl: string }>;

function content(view: FramedView): ReactNode {
  if (view.kind === 'page') return <view.page.Component />;
  return view.kind === 'waiting' ? <PageSkeleton /> : <NotPermitted />;
}

function InMall({ view, children }: { view: FramedView; children: ReactNode }) {
  const { mallUrl, device, route, mall: foundMall, site } = view;
  const isMissing = view.kind === 'page' && view.status === 404;
  const { data } = useMallShellQuery({ variables: { url: route.params.mallUrl ?? null, device } });
  const mall = data?.mall ?? foundMall;
  return (
    <PageContext value={{ mallUrl, device, params: route.params, isMissing }}>
      <MallContext value={{ mall, site: data?.site ?? site }}>
        <DocumentHead routeTitle={route.entry.title} mall={mall} device={device}>
          {children}
        </DocumentHead>
      </MallContext>
    </PageContext>
  );
}
