import type { Express, RequestHandler } from 'express';
import type { MallContext } from './context.ts';
import type { Database } from './db/database.ts';
import { findCaller, findShop } from './features/auth/access.ts';
import { answerOnce } from './features/idempotency/idempotency.ts';
import type { Handler, Handlers } from './http/call.ts';
import { success } from './http/envelope.ts';
import { FileAnswer, sendFile } from './http/file-answer.ts';
import { readForm } from './http/form-body.ts';
import type { OpenApiDocument, Operation } from './http/openapi-document.ts';
import { operationsOf } from './http/openapi-document.ts';
import { noteOperation } from './http/request-log.ts';
import { requestCheckers, type RequestChecker } from './http/request-checker.ts';

/** Mounts every operation of the document, with its access rule and parameters. */
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
    noteOperation(response, operation.id);
    const caller = await findCaller(context, operation, request);
    if (operation.takesForm) request.body = await readForm(request);
    const answer = async (db: Database) => {
      const input = check(request);
      const shop = await findShop({ ...context, db }, operation, caller, input);
      return handler({ ...input, ...shop, caller, address: request.ip ?? '', db });
    };
    const isKeyed = operation.isIdempotent && caller !== null;
    const data = await (isKeyed ? answerOnce(context, caller, request, answer) : answer(context.db));
    if (data instanceof FileAnswer) sendFile(response, data);
    else response.json(success(data));
  };
}

function expressPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/gu, ':$1');
}
