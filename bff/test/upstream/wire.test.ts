import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toSafeHtml } from '../../src/rules/html.ts';
import { Invalid, type AnyReader } from '../../src/upstream/reading.ts';
import { code, decimal, surcharge, whole, won, words, yn } from '../../src/upstream/wire.ts';
import { handled, startFakeMall, type FakeMall } from '../helpers/fake-mall.ts';
import { openGateway, type OpenGateway } from '../helpers/open-gateway.ts';

const none = undefined;

test.each<[string, AnyReader, [unknown, unknown][]]>([
  [
    'text',
    words,
    [
      ['가', '가'],
      [2026, '2026'],
      ['\ud83d', '\ufffd'],
      ['가\0나', '가나'],
      ['\0', ''],
      ['가'.repeat(10_001), '가'.repeat(10_000)],
      ['😀'.repeat(6_000).slice(1), `\ufffd${'😀'.repeat(4_999)}\ufffd`],
      [true, none],
      [{}, none],
    ],
  ],
  [
    'a code',
    code,
    [
      [7, '7'],
      [' GD1 ', 'GD1'],
      ['', none],
      ['  ', none],
      ['x'.repeat(201), none],
      [null, none],
    ],
  ],
  [
    'a count',
    whole,
    [
      [3, 3],
      ['3', 3],
      ['1,234', 1_234],
      [-3, -3],
      [2 ** 31, none],
      ['1e3', none],
      ['12,34', none],
      [1.5, none],
      ['', none],
    ],
  ],
  [
    'a price',
    won,
    [
      [1_000, 1_000],
      ['1,000,000', 1_000_000],
      [0, 0],
      [-1, none],
      ['-1', none],
      [10 ** 13, none],
      [0.5, none],
    ],
  ],
  [
    'a surcharge',
    surcharge,
    [
      [-500, -500],
      ['-1,000', -1_000],
      [10 ** 13, none],
    ],
  ],
  [
    'a decimal',
    decimal,
    [
      [3.5, 3.5],
      ['3.5', 3.5],
      ['three', none],
      ['', none],
    ],
  ],
  [
    'yes or no',
    yn,
    [
      ['Y', true],
      ['y', true],
      [' n ', false],
      [true, true],
      [0, false],
      ['false', false],
      ['', none],
      ['maybe', none],
      ['constructor', none],
      [null, none],
    ],
  ],
])('%s is read in every form that means the same, and in no other', (_what, read, cases) => {
  const readOrNone = (value: unknown) => {
    const result = read(value);
    return result instanceof Invalid ? none : result;
  };
  expect(cases.map(([value]) => [value, readOrNone(value)])).toEqual(cases);
});

test('HTML beyond any page is cut before it holds up everybody', () => {
  const place = { mallUrl: 'familyshop', device: 'DESKTOP', imageHost: '' } as const;
  const long = '<p>가</p>'.repeat(100_000);
  expect(toSafeHtml('<p>가</p>'.repeat(100), place)).toHaveLength(800);
  expect(toSafeHtml(long, place).length).toBeLessThan(long.length / 2);
  expect(toSafeHtml('<div>'.repeat(1_000_000), place).length).toBeLessThan(1_000);
});

describe('an answer of the mall', () => {
  let mall: FakeMall;
  let gateway: OpenGateway;

  beforeAll(async () => {
    mall = await startFakeMall();
    gateway = await openGateway(mall.url, { BREAKER_FAILURES: 1_000 });
  });
  afterAll(async () => {
    await gateway.close();
    await mall.close();
  });

  const ask = async (body: string | Buffer, status = 200) => {
    mall.on('recaptcha/require', (_call, response) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(body);
      return handled;
    });
    const { data, errors } = await gateway.ask('{ isRecaptchaRequired }');
    return errors[0] ? `${String(errors[0].extensions.code)}: ${errors[0].message}` : data.isRecaptchaRequired;
  };
  const loadFailure = 'MALL_BAD_ANSWER: 정보를 가져오는데 실패했습니다.';

  test.each([
    ['as agreed on', '{"code":"0000","message":"m","description":null,"data":true}'],
    ['with nothing but a code and data', '{"code":"0000","data":true}'],
    ['with texts that are none', '{"code":"0000","message":{"ko":"m"},"description":7,"data":true}'],
    ['with a byte order mark', '\ufeff{"code":"0000","data":true}'],
    ['with more than was agreed on', '{"code":"0000","data":true,"traceId":"x","data2":null}'],
    ['that says yes in words', '{"code":"0000","data":"Y"}'],
  ])('%s is read', async (_what, body) => {
    expect(await ask(body)).toBe(true);
  });

  test.each([
    ['without data', '{"code":"0000"}'],
    ['of null', '{"code":"0000","data":null}'],
    ['of a list in the place of a word', '{"code":"0000","data":[]}'],
    ['without a code', '{"data":true}'],
    ['with the number 0 for a code', '{"code":0,"data":true}'],
    ['with another notation of the number 0 for a code', '{"code":-0.0e0,"data":true}'],
    ['with 0000 without quotes', '{"code":0000,"data":true}'],
    ['that is a list', '[{"code":"0000","data":true}]'],
    ['that is null', 'null'],
    ['with its code twice over', '{"code":"0000'.padEnd(90, '0') + '","data":true}'],
    ['in another encoding', Buffer.from('\ufeff{"code":"0000","data":true}', 'utf16le')],
    ['that is nested without end', `{"code":"0000","data":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
  ])('%s is of no use, and said to be', async (_what, body) => {
    expect(await ask(body)).toBe(loadFailure);
  });

  test('a menu that is nested without end is malformed, and reported so', async () => {
    const depth = 20_000;
    const menu = `${'[{"ctgNo":1,"ctgNm":"가","gdCtgSub":'.repeat(depth)}[]${'}]'.repeat(depth)}`;
    mall.on(
      'pre/layout/menu',
      (_call, response) => (response.writeHead(200).end(`{"code":"0000","data":${menu}}`), handled),
    );
    const { errors } = await gateway.ask('{ mall(device: DESKTOP) { menu { number } } }');
    expect(errors).toMatchObject([{ path: ['mall', 'menu'], extensions: { code: 'MALL_BAD_ANSWER' } }]);
  });

  test.each([
    ['without a description', '{"code":"3001","message":"품절입니다."}', 'MALL_REFUSED: 품절입니다.'],
    ['with its code as a number', '{"code":1404,"message":"없습니다."}', 'NOT_FOUND: 없습니다.'],
    ['without any words', '{"code":"3001"}', 'MALL_REFUSED: 에러가 발생했습니다.'],
    [
      'with markup for words',
      '{"code":"3001","description":"<b>no</b>","message":"안 됩니다."}',
      'MALL_REFUSED: 안 됩니다.',
    ],
    [
      'with an object for words',
      '{"code":"3001","description":{"a":1},"message":["x"]}',
      'MALL_REFUSED: 에러가 발생했습니다.',
    ],
  ])('a refusal %s has a text', async (_what, body, told) => {
    expect(await ask(body)).toBe(told);
  });

  const ownWords = '"message":"ORA-00942: MEM_MST","description":"com.mall.Fault"';
  test.each([
    [200, '"9999"'],
    [200, '9999'],
    [400, '"9999"'],
    [401, '"9999"'],
    [403, '"9999"'],
    [404, '"9999"'],
    [409, '"9999"'],
    [429, '"9999"'],
    [500, '"9999"'],
  ])('with HTTP status %d the code %s is a fault of the mall, whose text is not shown', async (status, code) => {
    expect(await ask(`{"code":${code},${ownWords},"data":null}`, status)).toBe(
      'MALL_FAULT: 정보를 가져오는데 실패했습니다.',
    );
  });
});
