import type { Request, Response } from 'express';
import { traceOf } from '../http/request-metadata.ts';
import type { GatewayContext } from '../request/context.ts';
import { anonymousMetadata, createContext, type Shared } from '../request/create-context.ts';

/** The request's id and trace, for logs and calls. */
export function askerOf(response: Response) {
  return { requestId: String(response.getHeader('x-request-id')), trace: traceOf(response) };
}

/** Context of a visitor without a session, for files such as robots.txt that the gateway writes itself. It ends after `RENDER_MS`. */
export function visitorContext(shared: Shared, request: Request, response: Response): GatewayContext {
  const signal = AbortSignal.timeout(shared.settings.RENDER_MS);
  return createContext(shared, anonymousMetadata({ ...askerOf(response), address: request.ip ?? '', signal }));
}
