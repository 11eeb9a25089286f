import type { Request, Response } from 'express';
import { traceOf } from '../http/request-metadata.ts';
import type { GatewayContext } from '../request/context.ts';
import { anonymousMetadata, createContext, type Shared } from '../request/create-context.ts';

/** Who asks for a file of the gateway's own, for logs and calls. */
export function askerOf(response: Response) {
  return { requestId: String(response.getHeader('x-request-id')), trace: traceOf(response) };
}

/** For what a file of the gateway's own says of the malls: as any visitor sees them, and as long as a page may take. */
export function visitorContext(shared: Shared, request: Request, response: Response): GatewayContext {
  const signal = AbortSignal.timeout(shared.settings.RENDER_MS);
  return createContext(shared, anonymousMetadata({ ...askerOf(response), address: request.ip ?? '', signal }));
}
