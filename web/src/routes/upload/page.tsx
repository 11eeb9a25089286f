import '../../shared/form/mantine-styles.ts';
import { useSearchParams } from 'react-router-dom';
import { BulkOrdersDocument, BulkOrderStateDocument, BulkOrderStatementDocument } from '../../__generated__/graphql.ts';
import { BuyingFrame } from '../../features/orders/BuyingFrame/BuyingFrame.tsx';
import { bulkOrderParam } from '../../shop/links/bulk-order-path.ts';
import { statementParam } from '../../shop/links/statement-paths.ts';
import type { PageModule } from '../../shop/page/page-module.ts';
import { BulkOrder } from './BulkOrder.tsx';
import { pageIn } from './history-page.ts';
import { Statement } from './Statement.tsx';
import { UploadStart } from './UploadStart.tsx';

/** Bulk orders by file. The number of an opened one is in the address, so that closing the page loses nothing. */
export function UploadPage() {
  const params = useSearchParams()[0];
  const number = params.get(bulkOrderParam);
  if (number === null)
    return (
      <BuyingFrame>
        <UploadStart />
      </BuyingFrame>
    );
  return (
    <BuyingFrame>
      {params.has(statementParam) ? <Statement number={number} /> : <BulkOrder key={number} number={number} />}
    </BuyingFrame>
  );
}

export const page: PageModule = {
  Component: UploadPage,
  load: async ({ preload, mallUrl, searchParams }) => {
    const number = searchParams.get(bulkOrderParam);
    if (number !== null && searchParams.has(statementParam))
      await preload(BulkOrderStatementDocument, { mallUrl, number });
    else if (number === null) await preload(BulkOrdersDocument, { mallUrl, page: pageIn(searchParams) });
    else await preload(BulkOrderStateDocument, { mallUrl, number });
  },
};
