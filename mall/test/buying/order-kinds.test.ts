import { describe, expect, test } from 'vitest';
import type { OrderKind } from '../../src/features/order-kinds/order-kind.ts';
import { kindOf, orderKinds, payableOf } from '../../src/features/order-kinds/order-kinds.ts';
import { readOpenApiDocument } from '../../src/http/openapi-document.ts';
import { newNumber } from '../../src/security/numbers.ts';

const prefixes = orderKinds.flatMap(({ payables }) => Object.keys(payables));
const numberOf = (prefix: string) => newNumber(prefix, new Date('2026-04-15T00:00:00Z'));

describe('a kind of order', () => {
  test('is found by the prefix of a number, which no other kind gives', () => {
    expect(new Set(prefixes).size).toBe(prefixes.length);
    for (const kind of orderKinds)
      for (const [prefix, payable] of Object.entries(kind.payables)) {
        expect(kindOf(numberOf(prefix))).toBe(kind);
        expect(payableOf(numberOf(prefix))).toBe(payable);
      }
    for (const number of ['', 'O', 'ZZ20260415AAAAAAAAAA', 'or20260415AAAAAAAAAA']) {
      expect([kindOf(number), payableOf(number)]).toEqual([undefined, undefined]);
    }
  });

  test('is listed for each one that the contract names', () => {
    const { OrderSummary } = readOpenApiDocument().components.schemas as {
      OrderSummary: { properties: { ordTp: { 'x-extensible-enum': string[] } } };
    };
    const named = OrderSummary.properties.ordTp['x-extensible-enum'];
    expect(orderKinds.map(({ type }) => type)).toEqual(named);
  });

  test('does not compile without its retention', () => {
    const [kind] = orderKinds;
    if (!kind) throw new Error('There are kinds.');
    const { eraseFor, eraseDue, deleteOld, ...others } = kind;
    // @ts-expect-error -- nothing is erased when its member leaves
    const first: OrderKind = { ...others, eraseDue, deleteOld };
    // @ts-expect-error -- nothing is erased in time
    const second: OrderKind = { ...others, eraseFor, deleteOld };
    // @ts-expect-error -- nothing is deleted in the end
    const third: OrderKind = { ...others, eraseFor, eraseDue };
    const whole: OrderKind = { ...others, eraseFor, eraseDue, deleteOld };
    expect([first, second, third].map((each) => Object.keys(whole).length - Object.keys(each).length)).toEqual([
      1, 1, 1,
    ]);
  });
});
