import type { OperationId } from '../http/call.ts';
import { isRow, rowsIn, type Row } from './facts.ts';
import type { Inputs, MallCaller } from './mall-caller.ts';

/** A number that no mall has. */
const unknownNumber = 'ZZ99999999';
const refusals = {
  notSignedIn: { status: 401, code: '1401' },
  notFound: { status: 404, code: '1404' },
  invalid: { status: 400, code: '1400' },
} as const;

/** Reads a page of a list, and that it is the page that was asked for. */
export async function askPage(
  caller: MallCaller,
  id: OperationId,
  inputs: Inputs,
  lists: readonly string[],
): Promise<Row | null> {
  const size = 5;
  const data = await caller.ask(id, { ...inputs, params: { ...inputs.params, page: 1, size } });
  if (!isRow(data)) return null;
  for (const [field, asked] of [
    ['page', 1],
    ['size', size],
  ] as const)
    if (data[field] !== undefined && data[field] !== asked)
      caller.note(id, `data.${field}`, `is ${String(data[field])}; ${asked} was asked for`);
  const rows = lists.reduce((sum, name) => sum + rowsIn(data, name).length, 0);
  if (rows > size) caller.note(id, 'data', `has ${rows} rows; ${size} were asked for`);
  if (Number(data['totalCnt']) < rows)
    caller.note(id, 'data.totalCnt', `is ${String(data['totalCnt'])}, with ${rows} rows on the first page`);
  return data;
}

/** A list by numbers keeps their order, and leaves out unknown ones. */
export function noteOrder(
  caller: MallCaller,
  id: OperationId,
  list: string,
  asked: readonly string[],
  data: unknown,
): void {
  const told = rowsIn(data, list).map((row) => String(row['gdsGrpNo']));
  const expected = asked.filter((number) => told.includes(number));
  if (told.join() !== expected.join())
    caller.note(id, `data.${list}`, `has ${told.join(', ')}; ${asked.join(', ')} were asked for`);
}

/** What is asked for by its number is what comes. */
export function noteSame(caller: MallCaller, id: OperationId, field: string, asked: unknown, data: unknown): void {
  const told = isRow(data) ? data[field] : undefined;
  if (told !== undefined && String(told) !== String(asked))
    caller.note(id, `data.${field}`, `is ${String(told)}; ${String(asked)} was asked for`);
}

/** A number of nothing is not found. */
export async function askUnknown(
  caller: MallCaller,
  id: OperationId,
  name: string,
  inputs: Inputs = {},
  value: string | number = unknownNumber,
): Promise<void> {
  await caller.ask(id, { ...inputs, params: { ...inputs.params, [name]: value }, expect: refusals.notFound });
}

/** Nobody reads what is a member's without signing in. */
export async function askSignedOut(caller: MallCaller, id: OperationId, inputs: Inputs = {}): Promise<void> {
  await caller.ask(id, { ...inputs, bearer: null, expect: refusals.notSignedIn });
}

/** A wrong value is refused, and the field is named. */
export async function askWrong(caller: MallCaller, id: OperationId, field: string, inputs: Inputs): Promise<void> {
  const data = await caller.ask(id, { ...inputs, expect: refusals.invalid });
  if (data !== null && !rowsIn(data).some((row) => row['field'] === field))
    caller.note(id, 'data[].field', `does not name ${field}`);
}
