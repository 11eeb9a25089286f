import { HeaderMap } from '@apollo/server';
import type { ExecutionResult, GraphQLSchema } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { GatewayContext } from '../context.ts';
import type { AgeOf, Finish } from './answer-plugin.ts';
import { writeAnswer } from './compiled/kept.ts';
import type { RunQuestion } from './compiled/gateway.ts';
import { callsIn } from './cost.ts';
import { JoinedAnswers } from './joined-answers.ts';
import type { KnownQuestion, KnownQuestions } from './known-questions.ts';
import type { TrustedDocuments } from './trusted-documents.ts';

interface StraightParts {
  schema: GraphQLSchema;
  known: KnownQuestions;
  run: RunQuestion;
  finish: Finish;
  /** For how many seconds an operation's answer may be kept. */
  ageOf: AgeOf;
  documents: TrustedDocuments;
  mostCalls: number;
}

export interface StraightAnswer {
  headers: HeaderMap;
  body: Buffer;
}

/**
 * From the text of a question that Apollo Server has answered before straight to the answer, past a pipeline that would find the same
 * again. Whatever is new, is not plain or does not end well goes by Apollo: the first of its text,
 * mutations, variables that do not fit, sessions that are over, answers with errors. Decision 0021.
 */
export class StraightWay {
  readonly #parts: StraightParts;
  readonly #joined = new JoinedAnswers();
  /** What Apollo made of an Accept header. */
  readonly #contentTypes = new LRUCache<string, string>({ max: 100 });

  constructor(parts: StraightParts) {
    this.#parts = parts;
  }

  /** To be told what Apollo answered, if it did so well. */
  noteContentType(accept: string | undefined, contentType: string | undefined): void {
    if (contentType !== undefined && (accept ?? '').length < longestAccept)
      this.#contentTypes.set(accept ?? '', contentType);
  }

  /** Null: it is not for this way. Whatever was made of the context until then, Apollo may go on with. */
  async answer(question: unknown, { method, accept }: Arrival, contextOf: ContextOf): Promise<StraightAnswer | null> {
    const { known, documents } = this.#parts;
    const asked = askedIn(question, documents);
    const contentType = this.#contentTypes.get(accept ?? '');
    const knownQuestion = asked && contentType !== undefined ? known.find(asked.text, asked.operationName) : null;
    if (!asked || contentType === undefined || !knownQuestion) return null;
    try {
      return await this.#answered(asked, { ...knownQuestion, method }, contentType, contextOf);
    } catch {
      return null; // Apollo's way meets the same, and tells it
    }
  }

  async #answered(
    { variables, operationName }: Asked,
    { method, ...question }: KnownQuestion & Pick<Arrival, 'method'>,
    contentType: string,
    contextOf: ContextOf,
  ): Promise<StraightAnswer | null> {
    const { schema, run, finish, ageOf, mostCalls } = this.#parts;
    const { document, operation } = question;
    const context = await contextOf();
    const joined = this.#joined.find(operation, variables, context);
    let data: ExecutionResult['data'] = null;
    if (joined === null) {
      if (callsIn({ schema, ...question, variables }) > mostCalls) return null;
      await context.holdSession();
      const result = await run({ ...question, variables, operationName, context });
      if (result === null || result.errors) return null;
      data = result.data ?? null;
    }
    context.trail.operation ??= operation.name?.value ?? null;
    const headers = new HeaderMap([['content-type', contentType]]);
    const finished: ExecutionResult = { data };
    finish({ result: finished, headers, context, method, ...question });
    if (joined !== null) return { headers, body: joined };
    const body = writeAnswer(finished);
    this.#joined.note({ operation, variables, context, age: ageOf(document, operation) }, body);
    return { headers, body };
  }
}

const longestAccept = 200;

type ContextOf = () => Promise<GatewayContext>;

/** How a question came. */
interface Arrival {
  method: string;
  accept: string | undefined;
}

interface Asked {
  text: string;
  operationName: string | null;
  variables: Record<string, unknown> | undefined;
}

/** A plain question: its text, with whatever a client says of itself beside it, or the id of one of the storefront's own. The rest is for Apollo to judge. */
function askedIn(question: unknown, documents: TrustedDocuments): Asked | null {
  if (!isRecord(question)) return null;
  const { query = null, operationName = null, variables = null, extensions = null } = question;
  if (operationName !== null && typeof operationName !== 'string') return null;
  if (variables !== null && !isRecord(variables)) return null;
  const text = isOwnRemark(extensions) ? query : query === null ? trustedText(extensions, documents) : null;
  return typeof text === 'string' ? { text, operationName, variables: variables ?? undefined } : null;
}

function isOwnRemark(extensions: unknown): boolean {
  return extensions === null || (isRecord(extensions) && !('persistedQuery' in extensions));
}

function trustedText(extensions: unknown, documents: TrustedDocuments): string | undefined {
  const persisted = isRecord(extensions) && Object.keys(extensions).length === 1 ? extensions.persistedQuery : null;
  return isRecord(persisted) && persisted.version === 1 && typeof persisted.sha256Hash === 'string'
    ? documents.textOf(persisted.sha256Hash)
    : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
