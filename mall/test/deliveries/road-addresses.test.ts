import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readSettings } from '../../src/config.ts';
import { findPostalAddresses } from '../../src/features/deliveries/postal-addresses.ts';

interface Answer {
  status?: number;
  body: string;
}

const seen: URLSearchParams[] = [];
let answer: Answer;
const respond = async (request: IncomingMessage, response: ServerResponse) => {
  seen.push(new URLSearchParams(await text(request)));
  response.writeHead(answer.status ?? 200, { 'content-type': 'application/json;charset=UTF-8' }).end(answer.body);
};
const service = createServer((request, response) => void respond(request, response));
let url: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    service.listen(0, '127.0.0.1', resolve);
  });
  url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/addrlink/addrLinkApi.do`;
});
afterAll(() => service.close());
beforeEach(() => void seen.splice(0));

const answering = (errorCode: string, juso: object[] | null = [], totalCount = '0') => {
  answer = { body: JSON.stringify({ results: { common: { errorCode, errorMessage: '', totalCount }, juso } }) };
};
const search = (keyword: string) =>
  findPostalAddresses(readSettings({ ADDRESS_SEARCH_KEY: 'a key', ADDRESS_SEARCH_URL: url }), {
    keyword,
    page: 2,
    size: 20,
  });
const found = (fields: object = {}) => ({
  zipNo: '04524',
  roadAddr: '서울특별시 중구 세종대로 110 (태평로1가)',
  roadAddrPart1: '서울특별시 중구 세종대로 110',
  jibunAddr: '서울특별시 중구 태평로1가 31 서울특별시청',
  siNm: '서울특별시',
  bdNm: '서울특별시청',
  ...fields,
});

test('the service is asked with the key, by its own pages, and its rows are read', async () => {
  answering('0', [found(), found({ zipNo: '63122', roadAddr: '제주특별자치도 제주시 광양9길 10' })], '41');
  expect(await search('세종대로 110')).toEqual({
    list: [
      {
        zipCd: '04524',
        roadAddr: '서울특별시 중구 세종대로 110 (태평로1가)',
        jibunAddr: '서울특별시 중구 태평로1가 31 서울특별시청',
        islandYn: 'N',
      },
      expect.objectContaining({ zipCd: '63122', islandYn: 'Y' }),
    ],
    totalCnt: 41,
    page: 2,
    size: 20,
  });
  expect(Object.fromEntries(seen[0] ?? [])).toEqual({
    confmKey: 'a key',
    keyword: '세종대로 110',
    currentPage: '2',
    countPerPage: '20',
    resultType: 'json',
  });
});

test('nothing found is an empty list, and signs that the service takes for an attack are left out', async () => {
  answering('0', null);
  expect(await search('[세종]대로 = 110%')).toMatchObject({ list: [], totalCnt: 0 });
  expect(seen[0]?.get('keyword')).toBe('세종 대로   110');
});

test('a road address that is too long loses the name of its building', async () => {
  answering('0', [found({ roadAddr: `서울특별시 중구 세종대로 110 (${'긴'.repeat(90)})` })], '1');
  expect((await search('세종대로')).list[0]?.roadAddr).toBe('서울특별시 중구 세종대로 110');
});

test.each(['E0006', 'E0008', 'E0009', 'E0012', 'E0015'])('%s is told the shopper at the keyword', async (code) => {
  answering(code, null);
  await expect(search('서울')).rejects.toMatchObject({ code: '1400', data: [{ field: 'keyword' }] });
});

test.each<[string, Answer]>([
  ['a wrong key', { body: '{"results":{"common":{"errorCode":"E0001","totalCount":"0"},"juso":null}}' }],
  ['an error page', { status: 502, body: '<html>' }],
  ['no JSON', { body: '<html>' }],
  ['another shape', { body: '{"results":{}}' }],
])('%s is a fault of the operator, and tells nothing of the place', async (_, given) => {
  answer = given;
  const fault: unknown = await search('세종대로 110').catch((error: unknown) => error);
  expect(fault).toBeInstanceOf(Error);
  expect(fault).not.toHaveProperty('code', '1400');
  expect(String(fault)).not.toContain('세종대로');
});

test('without a key the bundled addresses are searched', async () => {
  const { list } = await findPostalAddresses(readSettings({}), { keyword: '한빛로 12', page: 1, size: 5 });
  expect(list).toHaveLength(5);
  expect(seen).toEqual([]);
});
