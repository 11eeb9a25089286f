import { useApolloClient } from '@apollo/client/react';
import {
  BulkOrderStateDocument,
  UpdateBulkOrderRowDocument,
  UpdateBulkOrderRowsDocument,
} from '../../__generated__/graphql.ts';
import { failureText } from '../../shared/form/failure-text.ts';
import { useMallUrl } from '../../shop/page/page-context.ts';
import type { Cells } from './columns.ts';

interface RowCalls {
  /** Replaces the cells of a row, or deletes it. Resolves to why it was refused, or to null; never rejects. */
  sendOne: (rowNumber: number, cells: Cells | null) => Promise<string | null>;
  /** All of them or none. False: none, and each may say for itself why. Otherwise as `sendOne`. */
  sendTogether: (rows: readonly { rowNumber: number; cells: Cells }[]) => Promise<string | false | null>;
}

/** Sends rows to the mall. `onOthersChanged`: it did not say what else an edit changed. */
export function useRowCalls(number: string, onOthersChanged: () => void): RowCalls {
  const client = useApolloClient();
  const mallUrl = useMallUrl();

  /** Once it is confirmed, such as in another tab, the page has to show it. */
  function readState() {
    const variables = { mallUrl, number };
    void client.query({ query: BulkOrderStateDocument, variables, fetchPolicy: 'network-only' }).catch(() => {});
  }

  async function sendOne(rowNumber: number, cells: Cells | null) {
    try {
      const variables = { input: { mallUrl, number, rowNumber, cells } };
      const { data } = await client.mutate({ mutation: UpdateBulkOrderRowDocument, variables });
      const result = data?.updateBulkOrderRow;
      if (!result) return failureText(null);
      if (result.__typename === 'WrongState') readState();
      if (result.__typename === 'BulkOrderRowUpdated' && result.changedRows === null) onOthersChanged();
      return 'message' in result ? result.message : null;
    } catch (error) {
      return failureText(error);
    }
  }

  async function sendTogether(rows: readonly { rowNumber: number; cells: Cells }[]) {
    try {
      const variables = { input: { mallUrl, number, rows: [...rows] } };
      const { data } = await client.mutate({ mutation: UpdateBulkOrderRowsDocument, variables });
      const result = data?.updateBulkOrderRows;
      if (!result) return failureText(null);
      if (result.__typename === 'BulkOrderRowsUpdated' && result.changedRows === null) onOthersChanged();
      if (result.__typename === 'BulkOrderRowsUpdated') return null;
      if (result.__typename === 'WrongState') readState();
      // A row that is gone keeps none of the others from being stored, and older malls know no call for several.
      return result.__typename === 'FormRefused' ? false : result.message;
    } catch (error) {
      return failureText(error);
    }
  }

  return { sendOne, sendTogether };
}
