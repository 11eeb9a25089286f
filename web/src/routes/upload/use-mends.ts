import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { mendsOf, type Mend } from './mends.ts';
import { readWhole } from './read-rows.ts';
import { useReadPage, useReread } from './row-source.ts';
import { useLatestState } from './use-latest-state.ts';
import type { RowEdits } from './use-row-edits.ts';
import { readRowFacts } from './use-row-facts.ts';

/** What can be mended at once in the whole file, as the cache has its rows. None until the rows with mistakes are read. */
export function useMends(number: string, revision: string, { drafts, history }: RowEdits): Mend[] {
  const client = useApolloClient();
  const readErrors = useReadPage(number, { errorsOnly: true });
  const [ids, , change] = useLatestState<readonly string[]>([]);
  const reads = useRef(0);

  async function read() {
    reads.current += 1;
    const own = reads.current;
    try {
      const wrong = await readWhole(readErrors);
      if (own === reads.current) change(() => wrong.map(({ id }) => id));
    } catch {
      // The grid says what cannot be read.
    }
  }
  useReread(revision, () => void read());
  const readFirst = useEffectEvent(() => void read());
  useEffect(() => readFirst(), []);

  // A row that was right when they were read may have got a mistake by an edit.
  const all = new Set([...ids, ...history.rows.map(({ id }) => id)]);
  const rows = [...all].flatMap((id) => readRowFacts(client, id) ?? []);
  return mendsOf(rows, drafts);
}
