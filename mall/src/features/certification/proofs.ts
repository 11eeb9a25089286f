import { and, eq, gt, isNull } from 'drizzle-orm';
import type { MallContext } from '../../context.ts';
import { certRequests, type CertPurpose } from '../../db/schema/accounts.ts';
import { invalid, type Refusal } from '../../http/refusal.ts';
import { hashToken, randomToken } from '../../security/sealing.ts';
import { toCertRequest, type CertRequest } from '../../members/cert-person.ts';
import { minutesFrom } from './requests.ts';

const proofMinutes = 10;
/** As long as the sheet that it is for. */
const contractProofMinutes = 60;

/** The requirements for a proof. */
export interface ProofWanted {
  certNo: string;
  purposeCd: CertPurpose;
  mallId: string;
}

/** The proof of a proven request, issued once. Null when it was issued before. */
export async function issueProof(
  context: MallContext,
  certReqHash: string,
  purposeCd?: CertPurpose,
): Promise<{ certNo: string; expiresAt: Date } | null> {
  const certNo = randomToken();
  const expiresAt = minutesFrom(context, purposeCd === 'CONTRACT' ? contractProofMinutes : proofMinutes);
  const fresh = and(eq(certRequests.certReqHash, certReqHash), isNull(certRequests.certNoHash));
  const issued = await context.db
    .update(certRequests)
    .set({ certNoHash: hashToken(certNo), expiresAt })
    .where(fresh)
    .returning({ certReqHash: certRequests.certReqHash });
  return issued.length > 0 ? { certNo, expiresAt } : null;
}

/** The proven request of a valid proof. Throws 1400 at `certNo`. */
export async function readProof({ db, keys, now }: MallContext, wanted: ProofWanted): Promise<CertRequest> {
  const [proof] = await db.select().from(certRequests).where(isGood(wanted, now())).limit(1);
  if (!proof) throw proofRefused();
  return toCertRequest(keys, proof);
}

/** As `readProof`, and spends the proof. One of several concurrent uses succeeds. */
export async function spendProof({ db, keys, now }: MallContext, wanted: ProofWanted): Promise<CertRequest> {
  const [proof] = await db.update(certRequests).set({ usedAt: now() }).where(isGood(wanted, now())).returning();
  if (!proof) throw proofRefused();
  return toCertRequest(keys, proof);
}

export function proofRefused(reason = '본인인증 시간이 지났거나 이미 사용했어요. 다시 인증해주세요.'): Refusal {
  return invalid([{ field: 'certNo', reason }]);
}

function isGood({ certNo, purposeCd, mallId }: ProofWanted, now: Date) {
  return and(
    eq(certRequests.certNoHash, hashToken(certNo)),
    eq(certRequests.purposeCd, purposeCd),
    eq(certRequests.mallId, mallId),
    isNull(certRequests.usedAt),
    gt(certRequests.expiresAt, now),
  );
}
