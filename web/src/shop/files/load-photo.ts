import type { SessionStore } from '../session/session-store.ts';
import { loadFile } from './load-file.ts';

interface Wanted {
  mallUrl: string;
  number: string;
  sessions: SessionStore;
  signal: AbortSignal;
}

/** A photo of the member; null: it cannot be shown, and the count of photos stays. */
export function loadPhoto({ mallUrl, number, ...rest }: Wanted): Promise<Blob | null> {
  return loadFile({ ...rest, path: `/files/${encodeURIComponent(number)}?${new URLSearchParams({ mallUrl })}` });
}
