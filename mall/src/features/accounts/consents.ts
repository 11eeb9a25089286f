import { and, desc, eq, inArray } from 'drizzle-orm';
import type { TransactionContext } from '../../context.ts';
import { consents } from '../../db/schema/accounts.ts';
import { terms } from '../../db/schema/display.ts';
import { invalid } from '../../http/refusal.ts';
import { hasBegun } from '../../malls/terms-versions.ts';

/** Terms of use and personal-data consent. The privacy policy is shown; nobody consents to it. */
const required = ['ME0360101', 'ME0360401'];

/** Advertising by mail and message. */
export const advertising = 'ME0360601';

/** Throws 1400 unless all required texts are among them. */
export function checkConsents(codes: readonly string[]): void {
  if (required.every((code) => codes.includes(code))) return;
  throw invalid([{ field: 'agreeCdList', reason: '필수 약관에 모두 동의해주세요.' }]);
}

/** Records the consents with the versions that were shown. */
export async function storeConsents(
  context: TransactionContext,
  member: { memNo: string; mallId: string },
  codes: readonly string[],
): Promise<void> {
  const { db, now } = context;
  const wanted = and(eq(terms.mallId, member.mallId), hasBegun(context), inArray(terms.code, [...codes]));
  const versions = await db
    .select({ code: terms.code, infoNo: terms.infoNo })
    .from(terms)
    .where(wanted)
    .orderBy(desc(terms.apprDts));
  const newest = (code: string) => versions.find((version) => version.code === code)?.infoNo ?? null;
  await db
    .insert(consents)
    .values(codes.map((code) => ({ memNo: member.memNo, code, infoNo: newest(code), agreedAt: now() })));
}
