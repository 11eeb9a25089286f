import { renderToStaticMarkup } from 'react-dom/server.edge';
import type { Device } from '../../__generated__/graphql.ts';
import { MallDown, mallDownTitle } from '../../routes/mall-down/MallDown.tsx';
import { NotFound } from '../../routes/not-found/page.tsx';
import { notFoundTitle } from '../../shared/page/not-found-title.ts';
import { ShellSkeleton } from '../../shared/ui/Skeleton/ShellSkeleton.tsx';
import { documentTitle } from '../document-title.ts';
import { hiddenTag } from '../search-engines/head-tags.ts';
import { assetsFor } from './assets.ts';
import { htmlDocument } from './html-document.ts';

/** The default without a response of the mall. */
const mallDownText = '잠시 후 다시 시도해 주세요. 불편을 드려 죄송해요.';

interface ShellRequest {
  styleNonce: string;
  status: number;
  device: Device;
  page?: 'not-found' | 'mall-down' | null;
  requestId?: string;
}

const titles = { 'not-found': notFoundTitle, 'mall-down': mallDownTitle };

/** The document without a page: where rendering failed or was slow, and for pages that need no data. */
export function renderShell({ styleNonce, device, page = null, requestId }: ShellRequest): string {
  const assets = assetsFor([]);
  return htmlDocument({
    title: documentTitle(page && titles[page], null),
    theme: 'A',
    device,
    mallUrl: null,
    styleNonce,
    // Nothing to hydrate.
    assets: page === null ? assets : { ...assets, entry: null },
    body: renderToStaticMarkup(content(page, requestId ?? null)),
    rendered: 'shell',
    topPopups: [],
    state: { cache: {}, operations: [] },
    isWaiting: false,
    // A plain shell may stand for any page, so search engines must not index it.
    headTags: () => (page === null ? '' : hiddenTag),
  });
}

function content(page: ShellRequest['page'], requestId: string | null) {
  if (page === 'not-found') return <NotFound />;
  if (page === 'mall-down') return <MallDown message={mallDownText} requestId={requestId} />;
  return <ShellSkeleton />;
}
