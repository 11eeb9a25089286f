import express, { type Request, type RequestHandler, type Response } from 'express';
import { expect, test } from 'vitest';
import { readSettings } from '../../src/config.ts';
import type { MallContext } from '../../src/context.ts';
import type { Handlers } from '../../src/http/call.ts';
import { readOpenApiDocument } from '../../src/http/openapi-document.ts';
import { mountOperations } from '../../src/mount-operations.ts';
import { documentedCodes, operations } from '../rest/harness/contract.ts';
import { accessCodesOf } from './access-codes.ts';
import { accessGuide } from './access-guide.ts';

/** Without a database and without handlers: a request that gets past its access fails otherwise. */
function mountAll(): { route: string; handle: RequestHandler }[] {
  const app = express();
  const context = { settings: readSettings({}) } as MallContext;
  mountOperations(app, context, readOpenApiDocument(), {} as Handlers, {});
  return app.router.stack.flatMap(({ route }) =>
    (route?.stack ?? []).map(({ method, handle }) => ({ route: `${method} ${route?.path}`, handle })),
  );
}

async function codeWithoutToken(handle: RequestHandler): Promise<unknown> {
  const request = { get: () => undefined, params: {}, query: {}, headers: {} } as unknown as Request;
  const error = await Promise.resolve(handle(request, { locals: {} } as unknown as Response, () => undefined)).catch(
    (thrown: unknown) => thrown,
  );
  return (error as { code?: unknown }).code;
}

test('every operation is mounted once, and those of members ask for a token before anything else', async () => {
  const mounted = new Map(mountAll().map(({ route, handle }) => [route, handle]));
  const routes = operations.map(({ method, path }) => `${method} ${path.replaceAll(/\{(\w+)\}/gu, ':$1')}`);
  expect([...mounted.keys()]).toEqual(routes);

  const ofMembers = operations.filter(({ access }) => access === 'member' || access === 'expired member');
  expect(ofMembers.length).toBeGreaterThan(80);
  const open: string[] = [];
  for (const { id, method, path } of ofMembers) {
    const handle = mounted.get(`${method} ${path.replaceAll(/\{(\w+)\}/gu, ':$1')}`);
    if (!handle || (await codeWithoutToken(handle)) !== '1401') open.push(id);
  }
  expect(open).toEqual([]);
});

test('every operation of members says whether guests of a marketing mall may call it', () => {
  const silent = operations.filter(
    ({ access, guests }) => (access === 'member' || access === 'either') !== (guests !== null),
  );
  expect(silent.map(({ id }) => id)).toEqual([]);
});

test('the guide to access lists all operations as the document has them', async () => {
  await expect(accessGuide(operations)).toMatchFileSnapshot('../../../docs/access.md');
});

test('the document mentions every refusal by which an operation is closed to a caller', () => {
  const silent = operations.flatMap((operation) => {
    const documented = [...documentedCodes(operation.id).values()].flat();
    return [...accessCodesOf(operation)]
      .filter((code) => !documented.includes(code))
      .map((code) => `${operation.id} ${code}`);
  });
  expect(silent).toEqual([]);
});
