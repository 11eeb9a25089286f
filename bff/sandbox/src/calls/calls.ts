import { createStore } from '../store.ts';

/** A call to the mall, as `extensions.upstreamDetails` tells it in development. */
export interface UpstreamCall {
  field: string | null;
  call: string;
  status: number | null;
  outcome: string;
  milliseconds: number;
  reader: string | null;
  cache: string | null;
  body: unknown;
}

/** The calls of the last response; null: the gateway tells none. */
export const callsStore = createStore<UpstreamCall[] | null>(null);

/** Takes the calls out of the extensions that are shown beside the data. */
export function takeCalls(extensions: Record<string, unknown> | undefined): Record<string, unknown> | undefined {
  const { upstreamDetails, ...shown } = extensions ?? {};
  callsStore.set(Array.isArray(upstreamDetails) ? (upstreamDetails as UpstreamCall[]) : null);
  return Object.keys(shown).length > 0 ? shown : undefined;
}
