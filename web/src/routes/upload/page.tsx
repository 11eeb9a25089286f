import '../../shared/form/mantine-styles.ts';
import { useSearchParams } from 'react-router-dom';
import { BulkOrdersDocument, BulkOrderStateDocument } from '../../__generated__/graphql.ts';
import { BuyingFrame } from '../../features/orders/BuyingFrame/BuyingFrame.tsx';
import { bulkOrderParam } from '../../shop/links/bulk-order-path.ts';
import type { PageModule } from '../../shop/page/page-module.ts';
import { BulkOrder } from './BulkOrder.tsx';
import { pageIn } from './history-page.ts';
import { UploadStart } from './UploadStart.tsx';

/** Bulk orders by file. The number of an opened one is in the address, so that closing the page loses nothing. */
export function UploadPage() {
  const number = useSearchParams()[0].get(bulkOrderParam);
  return <BuyingFrame>{number === null ? <UploadStart /> : <BulkOrder key={number} number={number} />}</BuyingFrame>;
}

export const page: PageModule = {
  Component: UploadPage,
  load: async ({ preload, mallUrl, searchParams }) => {
    const number = searchParams.get(bulkOrderParam);
    if (number === null) await preload(BulkOrdersDocument, { mallUrl, page: pageIn(searchParams) });
    else await preload(BulkOrderStateDocument, { mallUrl, number });
  },
};
