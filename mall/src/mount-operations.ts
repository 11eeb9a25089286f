import type { Express, RequestHandler } from 'express';
import type { MallContext } from './context.ts';
import { findCaller, findShop } from './features/auth/access.ts';
import type { Handler, Handlers } from './http/call.ts';
import { success } from './http/envelope.ts';
import type { OpenApiDocument, Operation } from './http/openapi-document.ts';
import { operationsOf } from './http/openapi-document.ts';
import { requestCheckers, type RequestChecker } from './http/request-checker.ts';

/** Opens every operation of the document: who may call it and what it takes is read from there. */
export function mountOperations(
  app: Express,
  context: MallContext,
  document: OpenApiDocument,
  handlers: Handlers,
): void {
  const checkerFor = requestCheckers(document);
  for (const operation of operationsOf(document)) {
    const handler = handlers[operation.id];
    if (!handler) throw new Error(`Nothing handles the operation ${operation.id}.`);
    app[operation.method](expressPath(operation.path), serve(context, operation, checkerFor(operation), handler));
  }
}

function serve(context: MallContext, operation: Operation, check: RequestChecker, handler: Handler): RequestHandler {
  return async (request, response) => {
    const caller = await findCaller(context, operation, request);
    const input = check(request);
    const shop = await findShop(context, operation, caller, input);
    const data = await handler({ ...input, ...shop, caller, address: request.ip ?? '' });
    response.json(success(data));
  };
}

function expressPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/gu, ':$1');
}
