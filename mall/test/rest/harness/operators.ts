import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { OperatorRole } from '../../../src/db/schema/operators.ts';
import { createOperatorApp } from '../../../src/operator/operator-app.ts';
import type { OperatorId } from '../../../src/operator/operator-call.ts';
import { operatorOperations, readOperatorDocument } from '../../../src/operator/operator-document.ts';
import { addKey } from '../../../src/operator/operator-keys.ts';
import type { Shop } from './shop.ts';
import { toStrictDocument } from './strict-document.ts';

interface Sent {
  params?: Record<string, string | number>;
  body?: unknown;
  /** Null: none. */
  key?: string | null;
  headers?: Record<string, string>;
}

interface Answer {
  status: number;
  code: string;
  message: string;
  data: unknown;
  headers: Headers;
}

export interface Door {
  url: string;
  keyOf(role: OperatorRole): Promise<string>;
  /** Calls an operation, by default with a key of ALL, and checks the response against the document. */
  send(operation: OperatorId, sent?: Sent): Promise<Answer>;
  /** As `send`, and returns the data of a success; throws for a refusal. */
  ask<Data>(operation: OperatorId, sent?: Sent): Promise<Data>;
  close(): Promise<void>;
}

const operations = operatorOperations();
const document = readOperatorDocument();
const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false });
ajv.addSchema(toStrictDocument(document), 'door');

/** The operator's door of a shop, on a port of its own. */
export async function openDoor(shop: Shop): Promise<Door> {
  const server = createServer(createOperatorApp(shop.context, '127.0.0.1'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const keys = new Map<OperatorRole, string>();
  const keyOf = async (roleCd: OperatorRole) => {
    const key = keys.get(roleCd) ?? (await addKey(shop.context, { keyNm: `사람 ${roleCd}`, roleCd, dayCnt: 90 })).key;
    keys.set(roleCd, key);
    return key;
  };
  const send: Door['send'] = async (id, { params = {}, body, key, headers = {} } = {}) => {
    const operation = operations.find((each) => each.id === id);
    if (!operation) throw new Error(`The document has no ${id}.`);
    const bearer = key === undefined ? await keyOf('ALL') : key;
    const path = operation.path.replaceAll(/\{(\w+)\}/gu, (_, name: string) => String(params[name]));
    const query = Object.entries(params).filter(([name]) => !operation.path.includes(`{${name}}`));
    const search = new URLSearchParams(query.map(([name, value]) => [name, String(value)]));
    const response = await fetch(`${url}${path}${search.size > 0 ? `?${search}` : ''}`, {
      method: operation.method.toUpperCase(),
      headers: {
        ...(bearer !== null && { Authorization: `Bearer ${bearer}` }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(operation.isKeyed && { 'X-Idempotency-Key': randomUUID() }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    // A file is the response itself.
    if (response.ok && !response.headers.get('content-type')?.includes('json')) {
      const data = Buffer.from(await response.arrayBuffer());
      return { status: response.status, code: '0000', message: '', data, headers: response.headers };
    }
    const envelope = (await response.json()) as Omit<Answer, 'status' | 'headers'>;
    checkAnswer(id, response.status, envelope);
    return { ...envelope, status: response.status, headers: response.headers };
  };
  return {
    url,
    keyOf,
    send,
    ask: async <Data>(id: OperatorId, sent: Sent = {}) => {
      const { code, data, message } = await send(id, sent);
      if (code !== '0000') throw new Error(`${id} was refused: ${code} ${message} ${JSON.stringify(data)}`);
      return data as Data;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function checkAnswer(id: string, status: number, body: object): void {
  const operation = operations.find((each) => each.id === id);
  const reference = operation && document.paths[operation.path]?.[operation.method]?.responses[String(status)]?.$ref;
  if (!reference)
    throw new Error(`${id} answered ${status}, which the document does not mention: ${JSON.stringify(body)}`);
  const name = reference.split('/').at(-1);
  const schema = { $ref: `door#/components/responses/${name}/content/application~1json/schema` };
  if (!ajv.validate(schema, body))
    throw new Error(`${id} answered ${status} unlike the document: ${ajv.errorsText()} in ${JSON.stringify(body)}`);
}
