import { describe, expect, expectTypeOf, test } from 'vitest';
import type { MallContext, TransactionContext } from '../../src/context.ts';
import type { Database, Transaction } from '../../src/db/database.ts';
import { cartHandlers } from '../../src/features/carts/carts.ts';
import { lockMember } from '../../src/members/members.queries.ts';
import type { Call, Handler, Handlers, KeyedHandler } from '../../src/http/call.ts';
import {
  isAlwaysPresent,
  operationsOf,
  readOpenApiDocument,
  resolveSchema,
  type Operation,
} from '../../src/http/openapi-document.ts';
import { requestCheckers, type SentRequest } from '../../src/http/request-checker.ts';

const document = readOpenApiDocument();
const checkerFor = requestCheckers(document);

/** A request with the examples of the document, and of the parameters only those that must be sent. */
function leastRequest({ parameters, bodyPointer }: Operation): SentRequest {
  const sent = parameters.filter(({ required }) => required);
  const valuesIn = (location: string, nameOf = (name: string) => name) =>
    Object.fromEntries(sent.filter((each) => each.in === location).map((each) => [nameOf(each.name), exampleOf(each)]));
  const [body] = bodyPointer === null ? [] : (resolveSchema(document, { $ref: bodyPointer })['examples'] as object[]);
  return {
    params: valuesIn('path'),
    query: valuesIn('query'),
    headers: valuesIn('header', (name) => name.toLowerCase()),
    body,
  };
}

function exampleOf(parameter: object): string {
  return 'example' in parameter ? String(parameter.example) : '';
}

describe('a checked request has all that the type of its call promises', () => {
  test.each(operationsOf(document).map((operation) => [operation.id, operation] as const))('%s', (_id, operation) => {
    const { params } = checkerFor(operation)(leastRequest(operation));
    const promised = operation.parameters.filter(isAlwaysPresent).map(({ name }) => name);
    expect(Object.keys(params)).toEqual(expect.arrayContaining(promised));
  });
});

// Proven by the compiler: each expected error has to be one.
test('what a handler gets is typed by its operation', () => {
  expectTypeOf<Call<'listOrders'>['params']['page']>().toEqualTypeOf<number>();
  expectTypeOf<Call<'placeOrder'>['body']['usePnt']>().toEqualTypeOf<number>();
  // @ts-expect-error -- the document has no such field
  expectTypeOf<Call<'placeOrder'>['body']['usePoint']>().toEqualTypeOf<number>();
  expectTypeOf(cartHandlers).toExtend<Pick<Handlers, keyof typeof cartHandlers>>();
});

test('what locks rows asks for a transaction by type, and a keyed handler has one', () => {
  expectTypeOf<KeyedHandler<'addToCart'>>().parameter(0).toEqualTypeOf<TransactionContext>();
  expectTypeOf<Handler<'getCart'>>().parameter(0).toEqualTypeOf<MallContext>();
  expectTypeOf(lockMember).parameter(0).toEqualTypeOf<Transaction>();
  expectTypeOf<Database>().not.toExtend<Transaction>();
});
