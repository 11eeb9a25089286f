import { and, eq, gt, isNull } from 'drizzle-orm';
import type { MallContext, TransactionContext } from '../../context.ts';
import { certRequests } from '../../db/schema/accounts.ts';
import { portings } from '../../db/schema/phone-orders.ts';
import { memberOf, type Call, type Handlers } from '../../http/call.ts';
import { expired, invalid, portingRefused } from '../../http/refusal.ts';
import { askPortingCenter, portingMessage } from '../../phone-contract/porting-center.ts';
import { newNumber } from '../../security/numbers.ts';
import { consumePortingCheck } from '../../security/rate-limits.ts';
import { seal, unseal } from '../../security/sealing.ts';
import { toDts } from '../../wire/dts.ts';
import { minutesFrom } from '../certification/requests.ts';
import { toCertRequest, type CertRequest } from '../../members/cert-person.ts';
import { lockCaller } from '../../members/members.queries.ts';
import { showProof, type CertifiedPerson } from './contract-proofs.ts';
import { inputOf, keepSheetOpen, loadPreviousTelecoms, openPhoneSheet } from './phone-sheets.ts';

export const portingHandlers = { checkPorting } satisfies Partial<Handlers>;

/** A number that is brought along, and where from. */
export interface PortedNumber {
  telNo: string;
  befTelecomCd: string;
}

const portingMinutes = 60;

/** Asks the porting center. `authVal` goes there and nowhere else. A refusal counts among the five an hour as well. */
async function checkPorting(context: TransactionContext, call: Call<'checkPorting'>) {
  const { db } = context;
  const { memNo, mallId } = memberOf(call);
  const { wlsShtNo, certNo, telNo, befTelecomCd, authVal } = call.body;
  await lockCaller(db, memNo);
  const sheet = await openPhoneSheet(context, memNo, wlsShtNo);
  const input = inputOf(sheet);
  if (input.joinTp !== 'TRANS') throw invalid([{ field: 'wlsShtNo', reason: '번호이동 신청서가 아니에요.' }]);
  const telecoms = await loadPreviousTelecoms(db, input);
  if (!telecoms.some(({ telecomCd }) => telecomCd === befTelecomCd)) {
    const reason = '다른 통신사에서 쓰던 번호만 가져올 수 있어요. 같은 통신사면 기기변경으로 신청해주세요.';
    throw invalid([{ field: 'befTelecomCd', reason }]);
  }
  const { certReqHash } = await showProof(context, certNo, { mallId, memNo, wlsShtNo });
  const allowed = await consumePortingCheck(context, memNo);
  const mnpRsnCd = askPortingCenter({ telNo, authVal });
  if (mnpRsnCd) {
    const refusal = { mnpRsnCd, psblDts: allowed && toDts(allowed) };
    throw portingRefused(portingMessage(mnpRsnCd), refusal, (context) => countRefusal(context, memNo, wlsShtNo));
  }
  const mnpNo = newNumber('MN', context.now());
  const expDts = minutesFrom(context, portingMinutes);
  const sealed = seal(context.keys.personal, JSON.stringify({ telNo, befTelecomCd } satisfies PortedNumber));
  await db.insert(portings).values({ mnpNo, wlsShtNo, certReqHash, sealed, expDts });
  return { mnpNo, expDts: toDts(expDts) };
}

/** The sheet of a member whose last check was refused stays open until the next one is allowed. */
async function countRefusal(context: TransactionContext, memNo: string, wlsShtNo: string): Promise<void> {
  const allowed = await consumePortingCheck(context, memNo);
  if (allowed !== null) await keepSheetOpen(context, wlsShtNo, allowed);
}

/**
 * The number of a check for this sheet and applicant. Throws EXPIRED unless it is unused and in time. Name and birth date decide,
 * not the certification: a member who certifies again does not have to check the number again.
 */
export async function readPorting(
  { db, keys, now }: MallContext,
  { mnpNo, wlsShtNo, applicant }: { mnpNo: string; wlsShtNo: string; applicant: CertifiedPerson },
): Promise<PortedNumber> {
  const isGood = and(
    eq(portings.mnpNo, mnpNo),
    eq(portings.wlsShtNo, wlsShtNo),
    isNull(portings.usedAt),
    gt(portings.expDts, now()),
  );
  const [row] = await db
    .select({ sealed: portings.sealed, request: certRequests })
    .from(portings)
    .innerJoin(certRequests, eq(certRequests.certReqHash, portings.certReqHash))
    .where(isGood);
  const text = row && isOf(toCertRequest(keys, row.request), applicant) ? unseal(keys.personal, row.sealed) : null;
  if (text !== null) return JSON.parse(text) as PortedNumber;
  throw expired('번호이동 확인 시간이 지났어요. 다시 확인해주세요.', 'PORTING');
}

function isOf({ memNm, birthDt }: CertRequest, { nm, birthDt: applicantBirthDt }: CertifiedPerson): boolean {
  return memNm === nm && birthDt === applicantBirthDt;
}

export async function spendPorting({ db, now }: TransactionContext, mnpNo: string): Promise<void> {
  await db.update(portings).set({ usedAt: now() }).where(eq(portings.mnpNo, mnpNo));
}
