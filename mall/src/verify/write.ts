import { randomUUID } from 'node:crypto';
import { idempotencyHeader } from '../http/openapi-document.ts';
import { isRow, rowsIn, textIn } from './facts.ts';
import type { MallCaller } from './mall-caller.ts';
import type { Found } from './read-visitor.ts';

const anAddress = {
  dlvNm: '계약 확인',
  rcvrNm: '계약확인',
  rcvrTel: '010-0000-0000',
  zipCd: '04524',
  roadAddr: '서울특별시 중구 한빛로 12',
  dtlAddr: '1층',
};

/** Writes what it can take away again, and that a repeat with the same key has no second effect. */
export async function writeAndUndo(caller: MallCaller, { goods }: Found): Promise<void> {
  const [gdsGrpNo] = goods;
  if (gdsGrpNo !== undefined)
    for (const fvrtYn of ['Y', 'N']) await caller.ask('setWish', { body: { gdsGrpNo, fvrtYn } });
  const inputs = { params: { [idempotencyHeader]: randomUUID() }, body: anAddress };
  const first = await caller.ask('createDelivery', inputs);
  const again = await caller.ask('createDelivery', inputs);
  if (JSON.stringify(first) !== JSON.stringify(again))
    caller.note('createDelivery', 'data', 'differs when the same key comes again');
  await caller.ask('createDelivery', {
    ...inputs,
    body: { ...anAddress, dtlAddr: '2층' },
    expect: { status: 409, code: '1409' },
  });
  const dlvNo = isRow(first) ? textIn(first, 'dlvNo') : null;
  if (dlvNo === null) return;
  await caller.ask('updateDelivery', { params: { dlvNo, [idempotencyHeader]: randomUUID() }, body: anAddress });
  await caller.ask('deleteDelivery', { params: { dlvNo, [idempotencyHeader]: randomUUID() } });
  const left = await caller.ask('listDeliveries');
  const rows = isRow(left) ? Object.values(left).flatMap((value) => rowsIn(value)) : rowsIn(left);
  if (rows.some((row) => textIn(row, 'dlvNo') === dlvNo))
    caller.note('deleteDelivery', 'data', 'left the address in the list');
}
