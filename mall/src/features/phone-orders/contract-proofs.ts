import { and, eq, gt, isNotNull, isNull, or } from 'drizzle-orm';
import type { MallContext, TransactionContext } from '../../context.ts';
import { certRequests } from '../../db/schema/accounts.ts';
import { expired } from '../../http/refusal.ts';
import { hashToken } from '../../security/sealing.ts';
import { toCertRequest, type CertRequest } from '../../members/cert-person.ts';

/** Purpose of an identity proof. */
export interface ProofUse {
  mallId: string;
  memNo: string;
  wlsShtNo: string;
}

/** A person as the identity agency knows them. */
export interface CertifiedPerson {
  certReqHash: string;
  nm: string;
  /** yyyyMMdd */
  birthDt: string;
  telNo: string;
}

/**
 * Looks at a proof of purpose CONTRACT, and ties it to the sheet. Throws EXPIRED unless it is the member's, unused, in time, and
 * shown with no other sheet before.
 */
export async function showProof(
  { db, keys, now }: MallContext,
  certNo: string,
  { mallId, memNo, wlsShtNo }: ProofUse,
  expTp: 'CERT' | 'GUARD' = 'CERT',
): Promise<CertifiedPerson> {
  const ofSheet = or(isNull(certRequests.wlsShtNo), eq(certRequests.wlsShtNo, wlsShtNo));
  const isGood = and(
    eq(certRequests.certNoHash, hashToken(certNo)),
    eq(certRequests.purposeCd, 'CONTRACT'),
    eq(certRequests.kind, 'PHONE'),
    eq(certRequests.mallId, mallId),
    eq(certRequests.memNo, memNo),
    isNotNull(certRequests.provenAt),
    isNull(certRequests.usedAt),
    gt(certRequests.expiresAt, now()),
    ofSheet,
  );
  const [proof] = await db.update(certRequests).set({ wlsShtNo }).where(isGood).returning();
  if (proof) return toPerson(toCertRequest(keys, proof));
  const whose = expTp === 'CERT' ? '본인인증' : '법정대리인 인증';
  throw expired(`${whose} 시간이 지났거나 이미 사용했어요. 다시 인증해주세요.`, expTp);
}

/** Uses up proofs that were shown before in this transaction. */
export async function spendProofs({ db, now }: TransactionContext, persons: readonly CertifiedPerson[]): Promise<void> {
  for (const { certReqHash } of persons) {
    await db.update(certRequests).set({ usedAt: now() }).where(eq(certRequests.certReqHash, certReqHash));
  }
}

function toPerson({ certReqHash, memNm, birthDt, target }: CertRequest): CertifiedPerson {
  if (memNm === null || birthDt === null || target === null) throw new Error('The agency certifies whole persons.');
  return { certReqHash, nm: memNm, birthDt, telNo: target };
}

/** Whether both proofs are of one person. */
export function isSamePerson(one: CertifiedPerson, other: CertifiedPerson): boolean {
  return one.nm === other.nm && one.birthDt === other.birthDt;
}
