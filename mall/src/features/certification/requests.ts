import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { minuteMs } from '../../buying/durations.ts';
import type { MallContext, TransactionContext } from '../../context.ts';
import { certRequests } from '../../db/schema/accounts.ts';
import { invalid, type Refusal } from '../../http/refusal.ts';
import { hashToken, randomToken } from '../../security/sealing.ts';
import { sealCertPerson, toCertRequest, type CertPerson, type CertRequest } from '../../members/cert-person.ts';
import { codeMinutes } from '../../mail/lifetimes.ts';
import { hashCode, isHashOfCode, makeCode } from './codes.ts';

type NewRequest = Pick<CertRequest, 'kind' | 'purposeCd' | 'mallId' | 'memNo'> & {
  rtnUrl?: string;
  /** Null until they enter their data at the agency. */
  person: CertPerson | null;
};

const mostTries = 5;
const requestMinutes = 15;

/** Inserts a request; only its caller learns its number. */
export async function openRequest(context: MallContext, { person, ...request }: NewRequest): Promise<string> {
  const certReqNo = randomToken();
  await context.db.insert(certRequests).values({
    ...request,
    ...(person && sealCertPerson(context.keys, person)),
    certReqHash: hashToken(certReqNo),
    createdAt: context.now(),
    expiresAt: minutesFrom(context, requestMinutes),
  });
  return certReqNo;
}

/** A new code for a request, to send to its target; replaces an earlier one. */
export async function renewCode(
  context: TransactionContext,
  certReqNo: string,
): Promise<{ code: string; expiresAt: Date }> {
  const code = makeCode();
  const certReqHash = hashToken(certReqNo);
  const expiresAt = minutesFrom(context, codeMinutes);
  await context.db
    .update(certRequests)
    .set({ codeHash: hashCode(context.keys, certReqHash, code), codeExpiresAt: expiresAt })
    .where(eq(certRequests.certReqHash, certReqHash));
  return { code, expiresAt };
}

/** Result of an attempt at a code: the proven request, or why not. */
export type CodeOutcome = CertRequest | 'wrong' | 'ended';

/** Counts an attempt before checking it, so that parallel attempts cannot pass the limit. A right code is valid once. */
export async function tryCode({ db, keys, now }: MallContext, certReqHash: string, code: string): Promise<CodeOutcome> {
  const mine = eq(certRequests.certReqHash, certReqHash);
  const isOpen = and(
    mine,
    lt(certRequests.tries, mostTries),
    isNull(certRequests.provenAt),
    gt(certRequests.codeExpiresAt, now()),
  );
  const [request] = await db
    .update(certRequests)
    .set({ tries: sql`${certRequests.tries} + 1` })
    .where(isOpen)
    .returning();
  if (!request?.codeHash) return 'ended';
  if (!isHashOfCode(keys, certReqHash, code.trim(), request.codeHash))
    return request.tries < mostTries ? 'wrong' : 'ended';
  // For this code only: a newer one may have been sent meanwhile.
  const isSame = and(mine, isNull(certRequests.provenAt), eq(certRequests.codeHash, request.codeHash));
  const [proven] = await db.update(certRequests).set({ provenAt: now() }).where(isSame).returning();
  return proven ? toCertRequest(keys, proven) : 'ended';
}

export const wrongCodeReason = '인증번호가 일치하지 않아요.';
export const endedCodeReason = '인증 시간이 지났거나 더 이상 사용할 수 없는 인증번호예요. 인증번호를 다시 받아주세요.';

/** The refusal for the response; `requestField` is the name of its field for the request. */
export function codeRefusal(outcome: 'wrong' | 'ended', requestField: string): Refusal {
  return outcome === 'wrong'
    ? invalid([{ field: 'certVal', reason: wrongCodeReason }])
    : invalid([{ field: requestField, reason: endedCodeReason }]);
}

export function minutesFrom({ now }: Pick<MallContext, 'now'>, minutes: number): Date {
  return new Date(now().getTime() + minutes * minuteMs);
}
