import { and, eq, gt, isNull } from 'drizzle-orm';
import { hourMs } from '../../buying/durations.ts';
import type { MallContext, TransactionContext } from '../../context.ts';
import { linkHours } from '../../mail/lifetimes.ts';
import { emailOfLink, sealLinkEmail } from './link-email.ts';
import { mailLinks } from '../../db/schema/accounts.ts';
import { invalid } from '../../http/refusal.ts';
import { hashToken, randomToken } from '../../security/sealing.ts';

type Row = typeof mailLinks.$inferSelect;

/** A link, of a member or of an address. */
type MailLink = Pick<Row, 'purpose' | 'mallId' | 'memNo'> & { email: string | null };

/** A new link's token; only its hash is kept. */
export async function issueLink(
  { db, keys, now }: TransactionContext,
  { email = null, ...link }: Pick<MailLink, 'purpose' | 'mallId'> & Partial<MailLink>,
): Promise<string> {
  const token = randomToken();
  const expiresAt = new Date(now().getTime() + linkHours * hourMs);
  await db
    .insert(mailLinks)
    .values({ ...link, ...sealLinkEmail(keys, link.mallId, email), tokenHash: hashToken(token), expiresAt });
  return token;
}

/** The link of a token, which is valid once. Throws 1400 at `token`. */
export async function spendLink(
  { db, keys, now }: MallContext,
  purpose: MailLink['purpose'],
  token: string,
): Promise<MailLink> {
  const isGood = and(
    eq(mailLinks.tokenHash, hashToken(token)),
    eq(mailLinks.purpose, purpose),
    isNull(mailLinks.usedAt),
    gt(mailLinks.expiresAt, now()),
  );
  const [link] = await db.update(mailLinks).set({ usedAt: now() }).where(isGood).returning();
  if (!link) throw invalid([{ field: 'token', reason: '링크의 기간이 지났거나 이미 사용했어요.' }]);
  return { ...link, email: emailOfLink(keys, link) };
}
