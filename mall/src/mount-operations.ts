import { createHash } from 'node:crypto';
import type { Express, Request, RequestHandler } from 'express';
import type { MallContext } from './context.ts';
import type { Database } from './db/database.ts';
import { bearerOf, findCaller, findShop } from './features/auth/access.ts';
import { answerOnce, type Steps } from './features/idempotency/idempotency.ts';
import { preparedCalls } from './features/idempotency/prepared-calls.ts';
import type { Call, Caller, Handler, Handlers, Preparation, PreparingHandler, TwoStepHandler } from './http/call.ts';
import { newDeadline } from './http/deadline.ts';
import { success } from './http/envelope.ts';
import { FileAnswer, sendFile } from './http/file-answer.ts';
import { readForm } from './http/form-body.ts';
import type { OpenApiDocument, Operation } from './http/openapi-document.ts';
import { operationsOf } from './http/openapi-document.ts';
import { noteOperation } from './http/request-log.ts';
import { requestCheckers, type RequestChecker } from './http/request-checker.ts';
import { WorkQueue } from './http/work-queue.ts';

/** Forms of one caller that wait for the one before: more than a claim has photos. */
const mostWaitingOfOne = 8;

/** Mounts every operation of the document, with its access rule and parameters. `preparations`: by operationId. */
export function mountOperations(
  app: Express,
  context: MallContext,
  document: OpenApiDocument,
  handlers: Handlers,
  preparations: Readonly<Record<string, Preparation>>,
): void {
  const checkerFor = requestCheckers(document);
  // A form is in memory from its first byte to its response. Those that wait are unread, and cost next to nothing.
  const forms = new WorkQueue({ ...context.settings.uploads, mostWaitingOfOne });
  // Who has signed in five times has five bearers, and still one place.
  const formsOfMembers = new WorkQueue({ atOnce: Infinity, mostWaiting: 0 });
  const parts = { context, preparations, forms, formsOfMembers, answerPrepared: preparedCalls(context) };
  for (const operation of operationsOf(document)) {
    const handler = handlers[operation.id];
    if (!handler) throw new Error(`Nothing handles the operation ${operation.id}.`);
    app[operation.method](expressPath(operation.path), serve(parts, operation, checkerFor(operation), handler));
  }
}

interface Parts {
  context: MallContext;
  preparations: Readonly<Record<string, Preparation>>;
  forms: WorkQueue;
  formsOfMembers: WorkQueue;
  answerPrepared: ReturnType<typeof preparedCalls>;
}

function serve(
  { context, preparations, forms, formsOfMembers, answerPrepared }: Parts,
  operation: Operation,
  check: RequestChecker,
  handler: Handler | PreparingHandler | TwoStepHandler,
): RequestHandler {
  return async (request, response) => {
    noteOperation(response, operation.id);
    const deadline = newDeadline();
    const answer = async () => {
      const caller = await findCaller(context, operation, request);
      const answerCaller = () => answerTo(caller);
      return operation.takesForm && caller ? formsOfMembers.run(answerCaller, caller.memNo) : answerCaller();
    };
    const answerTo = async (caller: Caller | null) => {
      if (operation.takesForm) request.body = await readForm(request);
      const callOn = async (db: Database): Promise<Call> => {
        const input = check(request);
        const shop = await findShop({ ...context, db }, operation, caller, input);
        return { ...input, ...shop, caller, address: request.ip ?? '', deadline, db };
      };
      if (caller) await preparations[operation.id]?.(caller, request.params, deadline);
      if ('prepare' in handler)
        return answerPrepared(keyedCaller(operation, caller), request, async () =>
          handler.prepare(await callOn(context.db)),
        );
      const steps = stepsOf(handler, callOn, context.db);
      const isKeyed = operation.isIdempotent && caller !== null;
      return isKeyed ? answerOnce(context, caller, request, operation, steps) : steps.begin(context.db);
    };
    // What finds no room costs not even a statement, so that a flood of forms leaves the database to everybody else.
    const data = await (operation.takesForm ? forms.run(answer, holderOf(request)) : answer());
    if (data instanceof FileAnswer) sendFile(response, data);
    else response.json(success(data));
  };
}

/**
 * Whose place a form takes, before anybody is asked who that is: a made-up bearer is refused before a byte is read. Hashed, so
 * that a queue holds no secret.
 */
function holderOf(request: Request): string {
  const claimed = bearerOf(request) ?? request.ip ?? '';
  return createHash('sha256').update(claimed).digest('base64url');
}

function stepsOf(handler: Handler | TwoStepHandler, callOn: (db: Database) => Promise<Call>, db: Database): Steps {
  const { begin, finish } = typeof handler === 'function' ? { begin: handler } : handler;
  return {
    begin: async (transaction) => begin(await callOn(transaction)),
    finish: async (facts, isRepeat) => finish?.(await callOn(db), facts, isRepeat),
  };
}

function keyedCaller({ id, isIdempotent }: Operation, caller: Caller | null): Caller {
  if (!isIdempotent || !caller) throw new Error(`${id} prepares, so it needs a member and a key.`);
  return caller;
}

function expressPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/gu, ':$1');
}
