import type { OperationId } from '../http/call.ts';
import type { Operation } from '../http/openapi-document.ts';
import { success, type Answer, type AnswerCheck, type Deviation, type Expected } from './answer-check.ts';

/** A call as it is sent: address below the origin, headers, body. */
export interface SentCall {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | null;
}

export type Send = (call: SentCall) => Promise<Answer>;

export interface Inputs {
  params?: Readonly<Record<string, string | number>>;
  body?: object;
  /** Left out: the member's, where the operation takes one. Null: none. */
  bearer?: string | null;
  expect?: Expected;
}

/** Calls operations of a mall by their ids, and keeps what differs from the contract. */
export class MallCaller {
  readonly deviations: Deviation[] = [];
  readonly asked = new Set<string>();
  #bearer: string | null = null;
  readonly #check: AnswerCheck;
  readonly #send: Send;

  constructor(check: AnswerCheck, send: Send) {
    this.#check = check;
    this.#send = send;
  }

  /** The member as whom further calls are made. */
  set bearer(token: string | null) {
    this.#bearer = token;
  }

  /** The data of an answer; null if it is another one than expected. */
  async ask(id: OperationId, { params = {}, body, bearer, expect = success }: Inputs = {}): Promise<unknown> {
    const operation = this.operation(id);
    const token = bearer === undefined ? (operation.access === 'visitor' ? null : this.#bearer) : bearer;
    this.asked.add(id);
    const answer = await this.#send(sentCall(operation, params, body, token));
    const { deviations, data } = this.#check.check(operation, answer, expect);
    this.deviations.push(...deviations);
    return data;
  }

  operation(id: OperationId): Operation {
    const operation = this.#check.operations.get(id);
    if (!operation) throw new Error(`The document has no operation ${id}`);
    return operation;
  }

  /** Something that no schema says. */
  note(id: OperationId, field: string, what: string): void {
    const { method, path } = this.operation(id);
    this.deviations.push({ operation: `${method.toUpperCase()} ${path}`, field, what });
  }
}

function sentCall(
  { method, path, parameters }: Operation,
  params: Readonly<Record<string, string | number>>,
  body: object | undefined,
  token: string | null,
): SentCall {
  const query = new URLSearchParams();
  const headers: Record<string, string> = { accept: 'application/json' };
  let filled = path;
  for (const [name, value] of Object.entries(params)) {
    const place = parameters.find((parameter) => parameter.name === name)?.in ?? 'query';
    if (place === 'path') filled = filled.replace(`{${name}}`, encodeURIComponent(value));
    else if (place === 'header') headers[name] = String(value);
    else query.set(name, String(value));
  }
  if (token !== null) headers['authorization'] = `Bearer ${token}`;
  if (body) headers['content-type'] = 'application/json';
  const search = query.size > 0 ? `?${query}` : '';
  return {
    method: method.toUpperCase(),
    path: `${filled}${search}`,
    headers,
    body: body ? JSON.stringify(body) : null,
  };
}
