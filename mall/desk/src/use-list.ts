import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DeskRefusal, read, type Listed } from './api.ts';

export const pageSize = 100;

interface ListState<Row> {
  /** Null: not read yet. */
  listed: Listed<Row> | null;
  /** Why it could not be read; the last rows stay. */
  error: string | null;
  reload: () => void;
}

/** A page of a list. The page's number and the filters stand in the address. */
export function useList<Row>(path: string, filters: readonly string[] = []): ListState<Row> & { page: number } {
  const [search] = useSearchParams();
  const page = Math.max(1, Number(search.get('page')) || 1);
  const query = new URLSearchParams({ page: String(page), size: String(pageSize) });
  for (const name of filters) {
    const value = search.get(name);
    if (value) query.set(name, value);
  }
  const address = `${path}${path.includes('?') ? '&' : '?'}${query}`;
  const [state, setState] = useState<{ address: string; listed: Listed<Row> | null; error: string | null }>();
  const ask = useCallback(() => {
    const gone = new AbortController();
    read<Listed<Row>>(address, gone.signal).then(
      (listed) => setState({ address, listed, error: null }),
      (error: Error) => {
        if (gone.signal.aborted) return;
        if (error instanceof DeskRefusal && error.status === 401) window.location.reload();
        setState((before) => ({
          address,
          listed: before?.address === address ? before.listed : null,
          error: error.message,
        }));
      },
    );
    return () => gone.abort();
  }, [address]);
  useEffect(ask, [ask]);
  const isCurrent = state?.address === address;
  return { listed: isCurrent ? state.listed : null, error: isCurrent ? state.error : null, reload: ask, page };
}
