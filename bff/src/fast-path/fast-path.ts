import {
  OperationTypeNode,
  type DocumentNode,
  type GraphQLError,
  type GraphQLFormattedError,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type ValidationRule,
} from 'graphql';
import type { ResponseDraft } from '../request/response-draft.ts';
import { DocumentCache, type PlannedOperation } from './document-cache.ts';
import { writeResult } from './execution/completed-values.ts';
import { ResponseCache, type LayoutUser } from './response-cache.ts';

type Variables = Readonly<Record<string, unknown>> | undefined;

/** The part of a request's context that the fast path needs. */
export interface FastPathContext extends LayoutUser {
  readonly trace: { operation: string | null; operationType: string | null; details: unknown[] | null };
  /** Refreshes the session if that is due. Throws if it has ended. */
  refreshSessionIfDue(): Promise<void>;
}

/** Steps that both paths share; the plugins of Apollo Server call the same functions. */
export interface FastPathParts<Context> {
  schema: GraphQLSchema;
  /** Beside those of the specification. */
  validationRules: readonly ValidationRule[];
  /** The text of a persisted document. */
  textOf(id: string): string | undefined;
  /** Refuses operations that would lead to too many calls. */
  checkCost(operation: Omit<PlannedOperation, 'plan'> & { variables: Variables }): void;
  /** How many seconds responses of an operation stay fresh. */
  maxAgeOf(document: DocumentNode, operation: OperationDefinitionNode): number;
  formatErrors(
    errors: readonly GraphQLError[],
    context: Context,
    operationName: string | null,
  ): GraphQLFormattedError[];
  finish(draft: ResponseDraft<Context>): void;
}

export interface FastResponse {
  headers: Map<string, string>;
  body: Buffer;
}

/** The method of a request, and the media type that its client accepts. */
interface RequestInfo {
  method: string;
  contentType: string;
}

/**
 * Executes valid operations without the pipeline of Apollo Server: document, cost, session, plan, headers, bytes.
 * Null means unsupported: nothing was resolved, and Apollo Server executes or refuses it. Decision 0024.
 */
export class FastPath<Context extends FastPathContext> {
  readonly #parts: FastPathParts<Context>;
  readonly #documents: DocumentCache;
  readonly #responses = new ResponseCache();

  constructor(parts: FastPathParts<Context>) {
    this.#parts = parts;
    this.#documents = new DocumentCache(parts.schema, parts.validationRules);
  }

  async respond(
    body: unknown,
    { method, contentType }: RequestInfo,
    contextOf: () => Promise<Context>,
  ): Promise<FastResponse | null> {
    const request = requestIn(body, this.#parts.textOf);
    const planned = request && this.#find(request, method);
    if (!planned) return null;
    const context = await contextOf().catch(() => null); // Apollo Server meets the same failure, and reports it
    if (!context) return null;
    const { document, operation } = planned;
    const { variables } = request;
    const headers = new Map([['content-type', contentType]]);
    const isDetailed = Boolean(context.trace.details);
    const cached = isDetailed ? null : this.#responses.find(operation, variables, context);
    if (cached) {
      noteOperation(context, operation);
      this.#parts.finish({ result: {}, headers, context, method, document, operation });
      return { headers, body: cached };
    }
    const result = await this.#execute(planned, variables, context);
    if (!result) return null;
    this.#parts.finish({ result, headers, context, method, document, operation });
    const written = writeResult(result);
    if (!result.errors && !isDetailed) {
      const maxAgeSeconds = this.#parts.maxAgeOf(document, operation);
      this.#responses.note({ operation, maxAgeSeconds }, variables, context, written);
    }
    return { headers, body: written };
  }

  /** For callers inside the gateway: returns the result itself. */
  async execute(
    request: OperationRequest,
    context: Context,
  ): Promise<{ result: ResponseDraft<Context>['result']; headers: Map<string, string> } | null> {
    const planned = this.#find(request, 'POST');
    const result = planned && (await this.#execute(planned, request.variables, context));
    if (!planned || !result) return null;
    const headers = new Map<string, string>();
    const { document, operation } = planned;
    this.#parts.finish({ result, headers, context, method: undefined, document, operation });
    return { result, headers };
  }

  #find({ text, operationName }: OperationRequest, method: string): PlannedOperation | null {
    const planned = this.#documents.find(text, operationName);
    const isRefused = method === 'GET' && planned?.operation.operation !== OperationTypeNode.QUERY;
    return isRefused ? null : planned;
  }

  async #execute(
    { document, operation, plan }: PlannedOperation,
    variables: Variables,
    context: Context,
  ): Promise<ResponseDraft<Context>['result'] | null> {
    try {
      this.#parts.checkCost({ document, operation, variables });
      await context.refreshSessionIfDue();
    } catch {
      return null; // Apollo Server meets the same failure, and reports it
    }
    const executed = await plan(variables ?? {}, context);
    if (!executed) return null;
    const operationName = operation.name?.value ?? null;
    noteOperation(context, operation);
    const { errors, data } = executed;
    return errors ? { errors: this.#parts.formatErrors(errors, context, operationName), data } : { data };
  }
}

/** A page executes several operations: only the first is recorded. */
function noteOperation({ trace }: FastPathContext, { name, operation }: OperationDefinitionNode): void {
  trace.operation ??= name?.value ?? null;
  trace.operationType ??= operation;
}

export interface OperationRequest {
  text: string;
  operationName: string | null;
  variables: Variables;
}

/** The operation of a simple request: a text, or the id of a persisted document. Null for others: Apollo Server judges them. */
function requestIn(body: unknown, textOf: (id: string) => string | undefined): OperationRequest | null {
  if (!isRecord(body)) return null;
  const { query = null, operationName = null, variables = null, extensions = null } = body;
  if (operationName !== null && typeof operationName !== 'string') return null;
  if (variables !== null && !isRecord(variables)) return null;
  const text = isOwnRemark(extensions) ? query : query === null ? persistedText(extensions, textOf) : null;
  return typeof text === 'string' ? { text, operationName, variables: variables ?? undefined } : null;
}

function isOwnRemark(extensions: unknown): boolean {
  return extensions === null || (isRecord(extensions) && !('persistedQuery' in extensions));
}

function persistedText(extensions: unknown, textOf: (id: string) => string | undefined): string | undefined {
  const persisted = isRecord(extensions) && Object.keys(extensions).length === 1 ? extensions.persistedQuery : null;
  return isRecord(persisted) && persisted.version === 1 && typeof persisted.sha256Hash === 'string'
    ? textOf(persisted.sha256Hash)
    : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
