import { and, asc, count, eq, inArray, like } from 'drizzle-orm';
import { claimStates, nextClaimState, type ClaimEvent } from '../buying/claim-states.ts';
import { wayOfGroup } from '../buying/delivery-groups.ts';
import type { TransactionContext } from '../context.ts';
import type { Database } from '../db/database.ts';
import { claimItems, claims, orderItems, orders } from '../db/schema/orders.ts';
import { checkClaim, collectClaim, finishClaim, rejectClaim } from '../features/claims/claim-ends.ts';
import { lockClaim } from '../features/claims/claim.queries.ts';
import { pickUpAddressOf, type PickUpAddress } from '../features/orders/pick-up-address.ts';
import { snapshotText } from '../features/orders/snapshot-text.ts';
import { conflict, notFound } from '../http/refusal.ts';
import { unsealText } from '../security/sealed-text.ts';
import { toDts } from '../wire/dts.ts';
import type { OperatorHandlers } from './operator-call.ts';
import { readStoredFile } from './stored-file.ts';

type Handlers = Pick<
  OperatorHandlers,
  'listOpenClaims' | 'readClaimFile' | 'collectClaim' | 'checkClaim' | 'grantClaim' | 'refuseClaim'
>;

export const openClaim = inArray(claims.clmStat, [claimStates.requested, claimStates.collecting, claimStates.checked]);

const picture = async ({ db }: { db: Database }, { params: { clmNo } }: { params: { clmNo: string } }) => {
  const [row] = await db.select().from(claims).where(eq(claims.clmNo, clmNo));
  return row ? { clmStat: row.clmStat, rfndPrc: row.rfndPrc } : null;
};

export const claimHandlers: Handlers = {
  async listOpenClaims({ db, keys }, { params: { clmTp, ordNo, page, size } }) {
    const wanted = and(
      openClaim,
      clmTp === undefined ? undefined : eq(claims.clmTp, clmTp),
      ordNo === undefined ? undefined : like(claims.ordNo, `${ordNo}%`),
    );
    const [total] = await db.select({ count: count() }).from(claims).where(wanted);
    const rows = await db
      .select({ claim: claims, memNo: orders.memNo })
      .from(claims)
      .innerJoin(orders, eq(orders.ordNo, claims.ordNo))
      .where(wanted)
      .orderBy(asc(claims.reqDts), asc(claims.clmNo))
      .limit(size)
      .offset((page - 1) * size);
    const numbers = rows.map(({ claim }) => claim.clmNo);
    const lines = numbers.length === 0 ? [] : await claimedLines(db, numbers);
    const list = rows.map(
      ({ claim: { clmNo, ordNo, clmTp, clmStat, reqDts, rsnCd, sealedRsnCntn, rfndPrc, fileNoList, ...pick } }) => ({
        clmNo,
        ordNo,
        clmTp,
        clmStat,
        reqDts: toDts(reqDts),
        rsnCd,
        rsnCntn: unsealText(keys, sealedRsnCntn),
        rfndPrc,
        fileCnt: fileNoList.length,
        pickDt: pick.pickDt,
        pickAddr: addressWords(pickUpAddressOf(keys, pick)),
        itemList: lines
          .filter((line) => line.clmNo === clmNo)
          .map(({ ordItemNo, qty, bought, chosen }) => ({
            ordItemNo,
            dispGdsNm: snapshotText(bought.snapshot, 'dispGdsNm'),
            optNm: snapshotText(bought.snapshot, 'optNm'),
            optTxt: unsealText(keys, bought.sealedOptTxt),
            colorNm: bought.colorNm,
            newOptNm: snapshotText(chosen.snapshot, 'optNm'),
            newColorNm: chosen.colorNm,
            qty,
            rcvTp: wayOfGroup(bought),
          })),
      }),
    );
    return { data: { totalCnt: total?.count ?? 0, list }, people: rows.map(({ memNo }) => memNo) };
  },
  async readClaimFile(context, { params: { clmNo, place } }) {
    const [row] = await context.db
      .select({ fileNoList: claims.fileNoList, memNo: orders.memNo })
      .from(claims)
      .innerJoin(orders, eq(orders.ordNo, claims.ordNo))
      .where(eq(claims.clmNo, clmNo));
    return { data: await readStoredFile(context, row?.fileNoList[place - 1]), people: row ? [row.memNo] : [] };
  },
  collectClaim: {
    picture,
    act: (context, { params: { clmNo } }) => decide(context, clmNo, 'COLLECT', () => collectClaim(context, clmNo)),
  },
  checkClaim: {
    picture,
    act: (context, { params: { clmNo } }) => decide(context, clmNo, 'CHECK', () => checkClaim(context, clmNo)),
  },
  grantClaim: {
    picture,
    act: (context, { params: { clmNo } }) => decide(context, clmNo, 'FINISH', () => finishClaim(context, clmNo)),
  },
  refuseClaim: {
    picture,
    words: ({ body }) => body.rsnCntn,
    act: (context, { params: { clmNo }, body }) =>
      decide(context, clmNo, 'REJECT', () => rejectClaim(context, clmNo, body.rsnCntn)),
  },
};

/** All that a carrier needs to fetch goods. */
function addressWords(address: PickUpAddress | null): string | null {
  if (address === null) return null;
  const { rcvrNm, rcvrTel, zipCd, roadAddr, dtlAddr, entrCntn } = address;
  return [rcvrNm, rcvrTel, `(${zipCd})`, roadAddr, dtlAddr, entrCntn].filter(Boolean).join(' ');
}

function claimedLines(db: Database, numbers: string[]) {
  return db
    .select({
      clmNo: claimItems.clmNo,
      ordItemNo: claimItems.ordItemNo,
      qty: claimItems.qty,
      bought: {
        snapshot: orderItems.snapshot,
        sealedOptTxt: orderItems.sealedOptTxt,
        colorNm: orderItems.colorNm,
        dlvGrpNo: orderItems.dlvGrpNo,
      },
      // Of an exchange alone.
      chosen: { snapshot: claimItems.snapshot, colorNm: claimItems.colorNm },
    })
    .from(claimItems)
    .innerJoin(orderItems, eq(orderItems.ordItemNo, claimItems.ordItemNo))
    .where(inArray(claimItems.clmNo, numbers))
    .orderBy(asc(claimItems.ordItemNo));
}

/** Throws 1404, and STATE where the claim's state or kind does not allow the event. */
async function decide(
  { db }: TransactionContext,
  clmNo: string,
  event: ClaimEvent,
  act: () => Promise<void>,
): Promise<void> {
  const found = await lockClaim(db, clmNo);
  if (!found) throw notFound('신청을');
  const { clmStat, clmTp } = found.claim;
  const isOfGoods = event === 'COLLECT' || event === 'CHECK';
  if (nextClaimState(clmStat, event) === null || (isOfGoods && clmTp === 'CANCEL'))
    throw conflict('지금은 할 수 없는 신청이에요. 다른 사람이 먼저 처리했는지 확인해주세요.', {
      rsnCd: 'STATE',
      stat: clmStat,
    });
  await act();
}
