import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startFakeMall, type FakeMall } from '../helpers/fake-mall.ts';
import { openGateway, type OpenGateway } from '../helpers/open-gateway.ts';

let mall: FakeMall;
const gateways: [name: string, gateway: OpenGateway][] = [];

beforeAll(async () => {
  mall = await startFakeMall();
  gateways.push(['fast', await openGateway(mall.url, {}, true)], ['plain', await openGateway(mall.url, {}, false)]);
});
afterAll(async () => {
  for (const [, gateway] of gateways) await gateway.close();
  await mall.close();
});

describe("a mistake in an argument that only execution finds is the client's own", () => {
  test.each<[string, string, Record<string, unknown>, string]>([
    [
      'null in a variable whose default made it valid',
      'query ($device: Device = DESKTOP) { mall(device: $device) { name } }',
      { device: null },
      'Argument "device" of non-null type "Device!" must not be null.',
    ],
    [
      'null in the variable of a condition',
      'query ($isOpen: Boolean = true) { mall(device: DESKTOP) { name @include(if: $isOpen) } }',
      { isOpen: null },
      'Argument "if" of non-null type "Boolean!" must not be null.',
    ],
    [
      'null in the variable of a condition of the whole',
      'query ($isOpen: Boolean = true) { mall(device: DESKTOP) @skip(if: $isOpen) { name } }',
      { isOpen: null },
      'Argument "if" of non-null type "Boolean!" must not be null.',
    ],
    [
      'a variable without a value inside an input that takes one of several fields',
      'query ($number: String) { mall(device: DESKTOP) { exhibition(by: { number: $number }) { number } } }',
      {},
      'Argument "by" has invalid value {number: $number}.',
    ],
  ])('%s', async (_what, query, variables, message) => {
    for (const [, gateway] of gateways) {
      const { errors, data } = await gateway.ask(query, variables);
      expect([errors[0]?.message, errors[0]?.extensions]).toEqual([
        message,
        { code: 'BAD_INPUT', userMessage: '요청 내용을 확인해 주세요.', requestId: expect.any(String) },
      ]);
      expect(data?.mall?.name).toBeUndefined();
    }
  });

  test('and is never counted as a failure of the gateway', async () => {
    for (const [, { metricsUrl }] of gateways)
      expect(await (await fetch(metricsUrl)).text()).not.toMatch(/\{code="INTERNAL"\} [1-9]/u);
  });
});
