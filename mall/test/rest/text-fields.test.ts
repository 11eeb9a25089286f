import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anAddress, aKey, forgetAddresses } from './cases/buying-calls.ts';
import { goodCalls } from './cases/good-calls.ts';
import { operations } from './harness/contract.ts';
import { anyDatabase } from './harness/databases.ts';
import { openShop, type Sent, type Shop } from './harness/shop.ts';
import { textAt, textFieldsOf, withText, type TextField } from './harness/text-fields.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop(anyDatabase);
});
afterAll(() => shop.close());

const withTexts = operations.filter((operation) => !operation.takesForm && textFieldsOf(operation).length > 0);
const texts = withTexts.flatMap((operation) => textFieldsOf(operation).map((text) => ({ operation, text })));

async function goodCall(id: string): Promise<Sent> {
  const call = await goodCalls[id]?.(shop);
  if (!call) throw new Error(`${id} has no good call.`);
  const { access } = operations.find((operation) => operation.id === id) ?? {};
  return access === 'member' || access === 'either' ? { token: await shop.tokenOf(), ...call } : call;
}

const isOfChoices = ({ schema }: TextField) => 'enum' in schema || 'const' in schema;
/** Its pattern says how long it is: it has no part without an end. */
const isOfPattern = ({ schema: { pattern } }: TextField) =>
  typeof pattern === 'string' && /^\^.*\$$/u.test(pattern) && !/[*+]|\{\d+,\}/u.test(pattern);

const longTexts = new Set<unknown>(['cntn', 'rsnCntn', 'val']);

test('every text has a limit, and only long ones keep their line breaks', () => {
  const endless = texts.filter(
    ({ text }) =>
      !(typeof text.schema['maxLength'] === 'number' || isOfChoices(text) || isOfPattern(text)) &&
      text.schema['x-text'] !== 'telephone',
  );
  expect(endless.map(({ operation, text }) => `${operation.id} ${text.name}`)).toEqual([]);
  const kinds = texts.map(({ text }) => [text.path.at(-1), text.schema['x-text']] as const);
  expect(kinds.filter(([name, kind]) => longTexts.has(name) !== (kind === 'lines'))).toEqual([]);
});

describe.each(withTexts)('the texts of $id', (operation) => {
  const fields = textFieldsOf(operation);
  let call: Sent;
  beforeAll(async () => {
    call = await goodCall(operation.id);
  });

  async function refusalOf(field: TextField, text: string) {
    const params = { ...call.params, ...(operation.isIdempotent && aKey()) };
    const answer = await shop.send(operation.id, { ...call, params, body: withText(call.body, field.path, text) });
    if (answer.code === '0000') call = await goodCall(operation.id);
    const faults = answer.code === '1400' ? (answer.data as { field: string; rsnCd: string }[]) : [];
    return { code: answer.code, rsnCd: faults.find((fault) => fault.field === field.name)?.rsnCd };
  }

  test.each(fields)('$name has no control characters', async (field) => {
    expect(await refusalOf(field, '가\u0007온')).toEqual({ code: '1400', rsnCd: 'FORMAT' });
  });

  const measured = fields.filter(({ schema }) => schema['maxLength'] !== undefined && schema['pattern'] === undefined);
  const others = fields.filter((field) => !measured.includes(field));
  test.runIf(measured.length > 0).each(measured)(
    '$name is measured composed and trimmed, and never cut',
    async (field) => {
      const longest = '각'.repeat(Number(field.schema['maxLength']) - 1) + '😀';
      const isTyped = field.schema['x-text'] === 'verbatim';
      const fits = isTyped ? longest : ` ${longest.normalize('NFD')}\n`;
      expect((await refusalOf(field, fits)).rsnCd).not.toBe('LENGTH');
      expect(await refusalOf(field, `${longest}각`)).toEqual({ code: '1400', rsnCd: 'LENGTH' });
    },
  );

  test.runIf(others.length > 0).each(others)('$name is refused when it is too long', async (field) => {
    expect(await refusalOf(field, '1'.repeat(300))).toMatchObject({ code: '1400', rsnCd: expect.any(String) });
  });

  test('spaces and line breaks around them, and decomposed letters, make no difference', async () => {
    call = await goodCall(operation.id);
    const typed = fields.filter(
      ({ path, schema }) => typeof textAt(call.body, path) === 'string' && schema['x-text'] !== 'verbatim',
    );
    const body = typed.reduce<unknown>((changed, { path }) => {
      const text = String(textAt(call.body, path));
      return withText(changed, path, `\u3000 \n${text.normalize('NFD')}\t `);
    }, call.body);
    expect(await shop.send(operation.id, { ...call, body })).toMatchObject({ code: '0000' });
  });
});

const queries = operations.flatMap(({ id, parameters }) =>
  parameters
    .filter(
      (parameter) => parameter.in === 'query' && parameter.name !== 'mallId' && parameter.schema['type'] !== 'integer',
    )
    .map(({ name }) => ({ id, name })),
);

test.each(queries)('$name in the query of $id has no control characters', async ({ id, name }) => {
  const call = await goodCall(id);
  const answer = await shop.send(id, { ...call, params: { ...call.params, [name]: '가\u0007온' } });
  expect(answer).toMatchObject({
    code: '1400',
    data: expect.arrayContaining([expect.objectContaining({ field: name })]),
  });
});

describe('what was typed is kept', () => {
  test('an address is kept composed, trimmed and in one line, its telephone as digits', async () => {
    const token = await shop.tokenOf();
    await forgetAddresses(shop, token);
    const typed = {
      ...anAddress,
      rcvrNm: ` ${'한가온'.normalize('NFD')}\n`,
      rcvrTel: '+82 10-1234-5678',
      dtlAddr: '101동\r\n1203호\t(안쪽)',
    };
    const { dlvNo } = await shop.ask<{ dlvNo: string }>('createDelivery', { token, params: aKey(), body: typed });
    expect(await shop.ask('getDelivery', { token, params: { dlvNo } })).toMatchObject({
      rcvrNm: '한가온',
      rcvrTel: '01012345678',
      dtlAddr: '101동 1203호 (안쪽)',
    });
    const [masked] = await shop.ask<{ rcvrTel: string }[]>('listDeliveries', { token });
    expect(masked?.rcvrTel).toBe('010-****-5678');
  });

  test.each(['02-123-4567', '０２-１２３-４５６７', '02\u2011123\u20114567'])(
    '%s is masked 02-***-4567',
    async (rcvrTel) => {
      const token = await shop.tokenOf();
      await forgetAddresses(shop, token);
      await shop.ask('createDelivery', { token, params: aKey(), body: { ...anAddress, rcvrTel } });
      expect(await shop.ask('listDeliveries', { token })).toMatchObject([{ rcvrTel: '02-***-4567' }]);
    },
  );

  test('a telephone that is too long is refused, not cut', async () => {
    const call = { token: await shop.tokenOf(), params: aKey(), body: { ...anAddress, rcvrTel: '010-1234-5678-999' } };
    expect(await shop.send('createDelivery', call)).toMatchObject({
      status: 400,
      data: [{ field: 'rcvrTel', rsnCd: 'FORMAT' }],
    });
  });

  test('a code goes to the number however it is written', async () => {
    const call = await goodCall('sendCertCode');
    const body = withText(call.body, ['target'], '+82 10.0000.0101');
    expect(await shop.send('sendCertCode', { ...call, body })).toMatchObject({ code: '0000' });
  });
});
