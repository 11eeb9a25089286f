import { deviceName } from './features/auth/device-name.ts';
import { createHash } from 'node:crypto';
import type { Express, Request, RequestHandler } from 'express';
import type { MallContext, TransactionContext } from './context.ts';
import { bearerOf, findCaller, findShop } from './features/auth/access.ts';
import { runOnce } from './features/idempotency/idempotency.ts';
import { preparedCalls } from './features/idempotency/prepared-calls.ts';
import type {
  Call,
  Caller,
  Handlers,
  KeyedHandlers,
  KeyedId,
  OperationId,
  PlainHandlers,
  PlainId,
  Preparations,
} from './http/call.ts';
import { newDeadline } from './http/deadline.ts';
import { success } from './http/envelope.ts';
import { FileResponse, sendFile } from './http/file-response.ts';
import { readForm } from './http/form-body.ts';
import type { OpenApiDocument, Operation } from './http/openapi-document.ts';
import { operationsOf } from './http/openapi-document.ts';
import { setOperation } from './http/request-log.ts';
import { requestCheckers, type RequestChecker } from './http/request-checker.ts';
import { WorkQueue } from './http/work-queue.ts';

/** Forms of one caller that wait for the one before: more than a claim has photos. */
const mostWaitingOfOne = 8;

/** Mounts every operation of the document, with its access rule and parameters. */
export function mountOperations(
  app: Express,
  context: MallContext,
  document: OpenApiDocument,
  handlers: Handlers,
  preparations: Preparations,
): void {
  const checkerFor = requestCheckers(document);
  const runPrepared = preparedCalls(context);
  // A form is in memory from its first byte to its response. Those that wait are unread, and cost next to nothing.
  const forms = new WorkQueue({ ...context.settings.uploads, mostWaitingOfOne });
  // A member with five sessions has five bearers, but one slot.
  const formsOfMembers = new WorkQueue({ atOnce: Infinity, mostWaiting: 0 });
  const parts = { context, preparations, forms, formsOfMembers };
  const mount = <Id extends OperationId>(operation: Operation<Id>, run: Run<Id>) =>
    app[operation.method](expressPath(operation.path), serve(parts, operation, checkerFor(operation), run));
  for (const operation of operationsOf(document)) {
    if (isKeyed(operation)) mount(operation, keyedRun(handlers, operation, runPrepared));
    if (isPlain(operation)) mount(operation, plainRun(handlers, operation));
  }
}

interface Parts {
  context: MallContext;
  preparations: Preparations;
  forms: WorkQueue;
  formsOfMembers: WorkQueue;
}

/** Runs an operation's handler. `callOn` checks the request on the database of a context. */
type Run<Id extends OperationId> = (
  context: MallContext,
  caller: Caller | null,
  request: Request,
  callOn: (context: MallContext) => Promise<Call<Id>>,
) => Promise<unknown>;

function serve<Id extends OperationId>(
  { context, preparations, forms, formsOfMembers }: Parts,
  operation: Operation<Id>,
  check: RequestChecker<Id>,
  run: Run<Id>,
): RequestHandler {
  return async (request, response) => {
    setOperation(response, operation.id);
    const deadline = newDeadline();
    const answer = async () => {
      const caller = await findCaller(context, operation, request);
      const answerCaller = () => answerTo(caller);
      return operation.takesForm && caller ? formsOfMembers.run(answerCaller, caller.memNo) : answerCaller();
    };
    const answerTo = async (caller: Caller | null) => {
      if (operation.takesForm) request.body = await readForm(request);
      if (caller) await preparations[operation.id]?.(context, caller, request.params, deadline);
      return run(context, caller, request, async (context) => {
        const input = check(request);
        const shop = await findShop(context, operation, caller, input);
        return {
          ...input,
          ...shop,
          caller,
          address: request.ip ?? '',
          device: deviceName(request.get('user-agent')),
          deadline,
        };
      });
    };
    // Refuse without a statement when full, so that a flood of forms does not occupy the database.
    const data = await (operation.takesForm ? forms.run(answer, holderOf(request)) : answer());
    if (data instanceof FileResponse) sendFile(response, data);
    else response.json(success(data));
  };
}

function plainRun<Id extends PlainId>(handlers: PlainHandlers, { id }: Operation<Id>): Run<Id> {
  return async (context, _caller, _request, callOn) => handlers[id](context, await callOn(context));
}

function keyedRun<Id extends KeyedId>(
  handlers: KeyedHandlers,
  operation: Operation<Id>,
  runPrepared: ReturnType<typeof preparedCalls>,
): Run<Id> {
  const handler = handlers[operation.id];
  return (context, caller, request, callOn) => {
    if (!caller) throw new Error(`${operation.id} has a key, so it needs a member.`);
    if ('prepare' in handler)
      return runPrepared(caller, request, async () => handler.prepare(context, await callOn(context)));
    const { begin, finish } = typeof handler === 'function' ? { begin: handler } : handler;
    return runOnce(context, caller, request, operation, {
      begin: async (context: TransactionContext) => begin(context, await callOn(context)),
      finish: async (facts, isRepeat) => finish?.(context, await callOn(context), facts, isRepeat),
    });
  };
}

function isKeyed(operation: Operation): operation is Operation<KeyedId> {
  return operation.isIdempotent;
}

function isPlain(operation: Operation): operation is Operation<PlainId> {
  return !operation.isIdempotent;
}

/**
 * Whose place a form takes, before anybody is asked who that is: a made-up bearer is refused before a byte is read. Hashed, so
 * that a queue holds no secret.
 */
function holderOf(request: Request): string {
  const claimed = bearerOf(request) ?? request.ip ?? '';
  return createHash('sha256').update(claimed).digest('base64url');
}

function expressPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/gu, ':$1');
}
