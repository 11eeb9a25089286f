import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { mallCall, guestCall } from '../src/features/mall/mall.wire.ts';
import { checked } from '../src/upstream/checked.ts';
import { KnownReadings } from '../src/upstream/known-readings.ts';
import { startFakeMall, type FakeMall } from './helpers/fake-mall.ts';
import { openGateway, type OpenGateway } from './helpers/open-gateway.ts';
import { aMall } from './helpers/samples.ts';

const call = mallCall('familyshop', 'DESKTOP');
const answer = (data: unknown, status = 200) => ({
  status,
  body: Buffer.from(JSON.stringify({ code: '0000', data })),
  retryAfter: null,
});
const layout = (tokenInfo: unknown = null, name = '한빛') => ({
  adMall: aMall({ mallNm: name }),
  endPoint: '',
  tokenInfo,
});
const token = { accessToken: 'secret-access', refreshToken: 'secret-refresh' };

/** As the client does it. */
function read(readings: KnownReadings, data: unknown, of: Parameters<KnownReadings['open']>[0] = call) {
  const opened = readings.open(of, answer(data));
  const fit = checked(of, opened);
  readings.note(of, opened, fit);
  return { opened, fit };
}

describe('what was read of an answer that may tell a secret', () => {
  test('is read twice, and never more', () => {
    const readings = new KnownReadings(100_000);
    const parse = vi.spyOn(JSON, 'parse');
    const all = [1, 2, 3, 4].map(() => read(readings, layout()).fit);
    expect(parse).toHaveBeenCalledTimes(2);
    parse.mockRestore();
    expect(all[3]).toBe(all[1]);
    expect(all[3]).toEqual(all[0]);
    expect(Object.isFrozen((all[3] as { adMall: object }).adMall)).toBe(true);
  });

  test('holds no secret, though the same one is told again', () => {
    const readings = new KnownReadings(100_000);
    const all = [1, 2, 3].map(() => read(readings, layout(token)));
    expect(JSON.stringify(all[0]?.opened)).toContain('secret');
    expect(JSON.stringify(all[2])).not.toContain('secret');
  });

  test('is another as soon as one sign of the answer is', () => {
    const readings = new KnownReadings(100_000);
    for (const name of ['하나', '하나', '하나', '둘', '하나', '둘', '둘'])
      expect(read(readings, layout(null, name)).fit).toMatchObject({ adMall: { mallNm: name } });
  });

  test('is not taken for what another call wants to read of the same bytes', () => {
    const readings = new KnownReadings(100_000);
    for (let again = 0; again < 3; again += 1) read(readings, layout(token));
    expect(read(readings, layout(token), guestCall('familyshop', 'DESKTOP')).fit).toMatchObject({ tokenInfo: token });
  });

  test('is a refusal each time, where it is one, though its bytes were a success before', () => {
    const readings = new KnownReadings(100_000);
    for (let again = 0; again < 3; again += 1) read(readings, layout());
    for (let again = 0; again < 3; again += 1)
      expect(() => readings.open(call, answer(layout(), 500))).toThrow('pre/layout/login');
    for (let again = 0; again < 3; again += 1)
      expect(() => readings.open(call, { ...answer(null), body: Buffer.from('{"code":"1404"}') })).toThrow(
        'pre/layout/login',
      );
  });

  test('stays within its memory, and is not kept where there is none', () => {
    const small = new KnownReadings(5_000);
    const first = [1, 2].map(() => read(small, layout()).fit)[1];
    for (let number = 0; number < 20; number += 1)
      for (const name of [`${number}`, `${number}`]) read(small, layout(null, name));
    expect(read(small, layout()).fit).not.toBe(first);
    const none = new KnownReadings(0);
    expect(new Set([1, 2, 3].map(() => read(none, layout()).fit)).size).toBe(3);
  });
});

describe('a gateway that keeps no layout', () => {
  let mall: FakeMall;
  let gateway: OpenGateway;

  beforeAll(async () => {
    mall = await startFakeMall();
    gateway = await openGateway(mall.url, { LAYOUT_CACHE_BYTES: 0 });
  });
  beforeEach(() => void mall.calls.splice(0));
  afterAll(async () => {
    await gateway.close();
    await mall.close();
  });

  test('asks for a mall each time, and tells each change at once', async () => {
    const names = ['하나', '하나', '하나', '둘', '하나', '둘'];
    for (const name of names) {
      mall.on('pre/layout/login', () => layout(null, name));
      const { data } = await gateway.ask('{ mall(device: DESKTOP) { name branding { logo { alt } } } }'); // oxlint-disable-line no-await-in-loop -- one after the other is the point
      expect(data.mall).toEqual({ name, branding: { logo: { alt: name } } });
    }
    expect(mall.callsTo('pre/layout/login')).toHaveLength(names.length);
  });
});
