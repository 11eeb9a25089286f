import { expect, test } from 'vitest';
import { detail } from '../../src/rules/charge.ts';
import { rowResolvers, type RowFields } from '../../src/rules/row-fields.ts';

interface Row {
  makerNm: string | null;
  dlvPrc: number;
}
interface Kettle {
  maker: string | null;
  deliveryPrice: number;
}
interface Mall {
  surcharge: number;
}

const mapped: string[] = [];
const fields = {
  maker: ({ makerNm }) => (mapped.push('maker'), makerNm),
  deliveryPrice: ({ dlvPrc }, { surcharge }) => (mapped.push('deliveryPrice'), dlvPrc + surcharge),
} satisfies RowFields<Row, Mall, Kettle>;

const kettle = { mall: { surcharge: 500 } };
const kinds = rowResolvers(fields, detail, async (_kettle: typeof kettle, row: Row | null) => row);

test('each field of a row is resolved by its line, in its mall, and charged as its row', async () => {
  expect(Object.keys(kinds)).toEqual(['maker', 'deliveryPrice']);
  expect(kinds.deliveryPrice.extensions.charge).toBe(detail);
  expect(await kinds.deliveryPrice.resolve(kettle, {}, { makerNm: '온결', dlvPrc: 3_000 })).toBe(3_500);
});

test('only what is selected is mapped', async () => {
  mapped.splice(0);
  await kinds.maker.resolve(kettle, {}, { makerNm: '온결', dlvPrc: 3_000 });
  expect(mapped).toEqual(['maker']);
});

test('without a row its fields are null', async () => {
  expect(await kinds.maker.resolve(kettle, {}, null)).toBeNull();
});

test('a line for a field that the schema does not have, or of another type, does not compile', () => {
  // @ts-expect-error no such field
  const unknown = { origin: () => '대한민국' } satisfies RowFields<Row, Mall, Kettle>;
  // @ts-expect-error a number
  const ofAnotherType = { deliveryPrice: ({ makerNm }) => makerNm } satisfies RowFields<Row, Mall, Kettle>;
  expect([unknown, ofAnotherType]).toHaveLength(2);
});
