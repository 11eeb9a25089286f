import { existsSync, readFileSync } from 'node:fs';
import { buildASTSchema, parse, type OperationDefinitionNode } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callsIn } from '../src/graphql/cost.ts';
import { readSchema } from '../src/graphql/staleness.ts';
import { startFakeMall, type FakeMall } from './helpers/fake-mall.ts';
import { openGateway, type OpenGateway } from './helpers/open-gateway.ts';
import { aGoods, anAccessToken, productsFor } from './helpers/samples.ts';

/** How many calls to the mall each operation of the storefront makes when nothing is kept yet. */
const numbers: Record<string, number> = {
  MallShell: 1,
  ShellMenu: 2,
  ShellPopups: 2,
  HomeCorners: 3,
  HomeNotices: 2,
  HomePhones: 3,
  HomeProducts: 3,
  CategoryLayout: 3,
  CategoryCornerProducts: 3,
  CategoryProducts: 3,
  ProductDetail: 3,
  RelatedPhones: 3,
  Terms: 2,
  ViewerName: 2,
  SignIn: 2,
  SignOut: 2,
  SetFavorite: 2,
  RecordCategoryView: 2,
};
/** For operations that are newer than this list. */
const most = 4;

const variables = {
  url: 'familyshop', mallUrl: 'familyshop', device: 'DESKTOP', number: '200100', category: '200100', numbers: ['GD00000101', 'HP00000001'], kind: 'TERMS_OF_USE',
  orderBy: 'RECOMMENDED', first: 20, page: 1, keywords: ['무선'], months: 12,
};
const inputs: Record<string, object> = {
  SignIn: { id: 'a', password: 'b' },
  SetFavorite: { productNumber: 'GD00000101', isFavorite: true },
  RecordCategoryView: { categoryNumber: '200100' },
};

const manifests = ['../../web/dist/server/persisted-documents.json', '../../web/src/__generated__/persisted-documents.json'].map((path) => new URL(path, import.meta.url));
const manifest = manifests.find((path) => existsSync(path));
const texts = manifest ? Object.values(JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, string>) : [];
const operations = texts.map((text) => {
  const document = parse(text);
  const operation = document.definitions.find((node) => node.kind === 'OperationDefinition') as OperationDefinitionNode;
  return { name: operation.name?.value ?? '', text, document, operation };
});

let mall: FakeMall;
const schema = buildASTSchema(readSchema());

beforeAll(async () => {
  mall = await startFakeMall();
  for (const path of ['pre/layout/product/goods', 'pre/layout/product/wireless', 'products/goods', 'products/wireless']) mall.on(path, productsFor);
  mall.on('products/goods/GD00000101', () => ({ ...aGoods(), relGdsGrpNos: ['GD00000102'] }));
  mall.on('pre/layout/corner', () => []);
  mall.on('auth/sign-in', () => ({ accessToken: anAccessToken(), refreshToken: 'r' }));
  mall.on('auth/logout', () => null);
  mall.on('layout/contents/view-cnt', () => null);
  mall.on('wishes', ({ body }) => body);
  mall.on('users/info', () => ({ memNo: 'MB1', memNm: '홍길동', mallId: 'M0001' }));
});
afterAll(() => mall.close());

interface UpstreamCall {
  endpoint: string;
}

async function callsFor(gateway: OpenGateway, name: string, text: string): Promise<UpstreamCall[]> {
  const isMembers = /^(?:ViewerName|SignOut|SetFavorite)$/u.test(name);
  const number = name === 'ProductDetail' ? 'GD00000101' : variables.number;
  const input = { mallUrl: 'familyshop', ...inputs[name] };
  const { extensions } = await gateway.ask(text, { ...variables, number, input }, isMembers ? { authorization: `Bearer ${anAccessToken()}` } : {});
  return extensions.upstream as UpstreamCall[];
}

test('the storefront has operations, and each that is listed here still exists', () => {
  expect(operations.length).toBeGreaterThan(10);
  expect(Object.keys(numbers).filter((name) => !operations.some((operation) => operation.name === name))).toEqual([]);
});

test.each(operations)('$name makes its number of calls to the mall, and no more than are reckoned', async ({ name, text, document, operation }) => {
  const gateway = await openGateway(mall.url);
  mall.calls.splice(0);
  const told = await callsFor(gateway, name, text);
  expect(told).toHaveLength(mall.calls.length);
  expect(told.length).toBeLessThanOrEqual(numbers[name] ?? most);
  expect(told.length).toBeGreaterThanOrEqual(numbers[name] ?? 0);
  expect(told.length).toBeLessThanOrEqual(callsIn({ schema, document, operation, variables }));
  await gateway.close();
});

test('the calls are told in development only', async () => {
  const quiet = await openGateway(mall.url, { TELL_UPSTREAM_CALLS: false });
  expect((await quiet.ask('{ isRecaptchaRequired }')).extensions).toEqual({});
  await quiet.close();
});
