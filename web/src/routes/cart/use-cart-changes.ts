import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import {
  RemoveCartLinesDocument,
  UpdateCartLinesDocument,
  type CartLineChangeInput,
  type CartLineFragment,
} from '../../__generated__/graphql.ts';
import { runSerially } from '../../shared/serial-queue.ts';
import { conflictText } from '../../shop/conflict/conflict-text.ts';
import { useMallUrl } from '../../shop/page/page-context.ts';
import { useSubmission } from '../../shared/submission/use-submission.ts';

/** New values of a line. */
export type LineChange = Omit<CartLineChangeInput, 'number'>;

/** Changes a line of the cart. The answer holds the cart as it is then. */
export function useLineUpdate() {
  const { mallUrl, ...settings } = useCartSettings();
  return useSubmission(UpdateCartLinesDocument, {
    ...settings,
    input: (change: CartLineChangeInput) => ({ mallUrl, lines: [change] }),
  });
}

/** Changes a line while the shopper leaves the document. The request outlives the document; its response is not read. */
export function useLastLineUpdate() {
  const mallUrl = useMallUrl();
  const client = useApolloClient();
  return useCallback(
    (change: CartLineChangeInput) => {
      const variables = { input: { mallUrl, lines: [change] } };
      client.mutate({ mutation: UpdateCartLinesDocument, variables, context: { keepalive: true } }).catch(() => {});
    },
    [client, mallUrl],
  );
}

/** Removes lines of the cart. */
export function useLineRemoval(onDone: (lines: readonly CartLineFragment[]) => void) {
  const { mallUrl, ...settings } = useCartSettings();
  return useSubmission(RemoveCartLinesDocument, {
    ...settings,
    isEachMeant: true,
    input: (lines: readonly CartLineFragment[]) => ({ mallUrl, numbers: lines.map(({ number }) => number) }),
    onDone: (_cart, { values }) => onDone(values),
  });
}

/** One change after the other: the cart of the latest answer has to win. */
function useCartSettings() {
  const mallUrl = useMallUrl();
  const client = useApolloClient();
  return {
    mallUrl,
    failed: '장바구니를 바꾸지 못했어요. 잠시 뒤 다시 시도해 주세요.',
    queue: <Result>(send: () => Promise<Result>) => runSerially(client, send),
    onRefused: conflictText,
  };
}
