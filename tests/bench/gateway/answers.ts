import { rm } from 'node:fs/promises';
import { Service } from '../../../scripts/lib/service.ts';
import { freePorts } from '../../harness/ports.ts';
import { newDataFolder } from '../data-folder.ts';
import { mallUrls, operationsOn, type Operation, type RestCall } from './operations.ts';

/** What the embedded mall answers to every call that the operations take, by path. */
export interface Answers {
  operations: Operation[];
  /** Access tokens, one for each mall. Only the gateway reads their claims, for the mall. */
  tokens: string[];
  bodies: Map<string, string>;
}

const GOODS = 20;
const PHONES = 10;

/** Asks a freshly seeded mall once and ends it: the benchmark itself wants an upstream that costs next to nothing. */
export async function recordAnswers(): Promise<Answers> {
  const dataDir = await newDataFolder();
  const [port = 0] = await freePorts(1);
  const mall = `http://127.0.0.1:${port}`;
  const service = new Service('embedded mall', 'mall/content/src/main.ts', {
    MALL_PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    LOG_LEVEL: 'silent',
    SEED_DEMO: '1',
  });
  try {
    await service.ready(`${mall}/health`, 120_000);
    return await record(mall);
  } finally {
    await service.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function record(mall: string): Promise<Answers> {
  const { adMall } = await dataOf(mall, {
    method: 'GET',
    path: '/api/v1/mall/pre/layout/login?mallUrl=familyshop&device=PC',
  });
  const mallId = String(adMall.mallId);
  const list = (category: string, size: number): RestCall => ({
    method: 'GET',
    path: `/api/v1/mall/pre/layout/product/category/${category}?mallId=${mallId}&device=PC&page=1&size=${size}&sort=RECOMMEND`,
  });
  const menu = (await dataOf(mall, {
    method: 'GET',
    path: `/api/v1/mall/pre/layout/menu?mallId=${mallId}&device=PC`,
  })) as { ctgNo: string; ctgType: string }[];
  const categoryOf = (type: string) => menu.find(({ ctgType }) => ctgType === type)?.ctgNo ?? '';
  const { goodsList } = await dataOf(mall, list(categoryOf('GD05302'), GOODS));
  const { ncpList } = await dataOf(mall, list(categoryOf('GD05301'), PHONES));
  const operations = operationsOn({ mallNumber: mallId, goods: numbersOf(goodsList), phones: numbersOf(ncpList) });
  const signIn: RestCall = {
    method: 'POST',
    path: '/api/v1/mall/auth/sign-in',
    body: { id: 'gaon', password: 'Family!2026', mallId },
  };
  const { accessToken } = await dataOf(mall, signIn);
  const bodies = new Map<string, string>();
  const calls = operations.flatMap((operation) => operation.calls);
  const login = pathOf(calls[0] as RestCall);
  const layout = JSON.parse(await textOf(mall, { method: 'GET', path: `${login}?mallUrl=familyshop&device=PC` })) as {
    data: { adMall: object };
  };
  for (const [index, mallUrl] of mallUrls.entries()) {
    const numbered = { ...layout.data.adMall, mallUrl, mallId: numberOf(mallId, index) };
    bodies.set(`${login}/${mallUrl}`, JSON.stringify({ ...layout, data: { ...layout.data, adMall: numbered } }));
  }
  for (const call of calls) {
    if (pathOf(call) === login) continue;
    const text = await textOf(mall, call, accessToken);
    bodies.set(pathOf(call), text.replaceAll('"dispGdsNm":"', `"dispGdsNm":"${varying} `));
  }
  const tokens = mallUrls.map((_mallUrl, index) => tokenOf(accessToken, numberOf(mallId, index)));
  return { operations, tokens, bodies };
}

/** The upstream puts another text here in each answer. */
export const varying = 'VARYING';

function numberOf(mallId: string, index: number): string {
  return index === 0 ? mallId : `${mallId}${index}`;
}

/** The same token as of a member of another mall; no server of the benchmark verifies it. */
function tokenOf(token: string, mallId: string): string {
  const [header = '', payload = '', signature = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
  return [header, Buffer.from(JSON.stringify({ ...claims, mallId })).toString('base64url'), signature].join('.');
}

function numbersOf(rows: { gdsGrpNo: string }[]): string[] {
  return rows.map(({ gdsGrpNo }) => gdsGrpNo);
}

export function pathOf({ path }: RestCall): string {
  return path.split('?', 1)[0] ?? path;
}

// oxlint-disable-next-line typescript/no-explicit-any -- any response of the mall
async function dataOf(mall: string, call: RestCall): Promise<Record<string, any>> {
  return (JSON.parse(await textOf(mall, call)) as { data: Record<string, never> }).data;
}

async function textOf(mall: string, { method, path, body }: RestCall, token?: string): Promise<string> {
  const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
  const answer = await fetch(mall + path, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}`);
  return answer.text();
}
