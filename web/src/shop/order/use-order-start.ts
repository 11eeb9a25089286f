import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { CreateOrderSheetDocument } from '../../__generated__/graphql.ts';
import { runSerially } from '../../shared/serial-queue.ts';
import { conflictText } from '../conflict/conflict-text.ts';
import { pathTo } from '../addresses/path-to.ts';
import { usePage } from '../page/page-context.ts';
import { useSubmission } from '../../shared/submission/use-submission.ts';
import { keepOrderSource, type OrderSource } from './order-source.ts';

interface SheetPage {
  replace?: boolean;
  state?: unknown;
}

/** Has an order sheet written, and shows its form. */
export function useOrderStart({ replace = false, state = null }: SheetPage = {}) {
  const { mallUrl, device } = usePage();
  const navigate = useNavigate();
  const client = useApolloClient();
  return useSubmission(CreateOrderSheetDocument, {
    intent: `${mallUrl}.order-sheet`,
    input: (source: OrderSource, idempotencyKey) => ({ mallUrl, idempotencyKey, source }),
    // After changes of the cart that are still on their way.
    queue: (send) => runSerially(client, send),
    failed: '주문서를 만들지 못했어요. 잠시 뒤 다시 눌러 주세요.',
    onRefused: conflictText,
    async onDone({ number }, { values, isLeft }) {
      keepOrderSource(number, values);
      if (!isLeft)
        await navigate(pathTo('order-form', { url: mallUrl }, device, { sheetNumber: number }), { replace, state });
    },
  });
}
