import { MallClient } from '@family-mall/client';
import type { TypedDocumentString } from './__generated__/graphql.ts';

/** A connection that hangs ends after ten seconds. */
const fetchInTime: typeof fetch = (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(10_000) });

/** A client typed by the operations of this program. Session, renewal and the codes of errors are the package's. */
export class Gateway extends MallClient {
  constructor(origin: string, mallUrl: string) {
    super({ origin, mallUrl, fetch: fetchInTime, name: 'node-example', release: '1.0.0' });
  }

  /** The response's data. Throws a GatewayError for the first entry of `errors`, even when there is data beside it. */
  ask<Result, Variables extends object>(
    operation: TypedDocumentString<Result, Variables>,
    variables: Variables,
  ): Promise<Result> {
    return this.request<Result>(operation.toString(), variables);
  }
}
