import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { alerts } from '../../db/schema/alerts.ts';
import { certRequests, consents, mailLinks, tickets } from '../../db/schema/accounts.ts';
import { cartLines, deliveryAddresses, idempotencyKeys } from '../../db/schema/buying.ts';
import { files } from '../../db/schema/files.ts';

import { couponIssues, pointEntries } from '../../db/schema/benefits.ts';
import { members, sessions, tidCodes, wishes } from '../../db/schema/members.ts';
import { outbox } from '../../db/schema/operations.ts';
import { deleteEntriesOf } from '../exhibitions/erase-entries.ts';
import { orderKinds } from '../order-kinds/order-kinds.ts';
import { disownQuestions } from '../questions/erase-questions.ts';
import { noPerson, type Member } from '../../members/member-person.ts';

/** Keeps the row, since other rows refer to its number, and erases everything about the person. */
export async function eraseMember(db: Transaction, { memNo, mallId, emailHash, mobileHash }: Member): Promise<void> {
  await db.delete(sessions).where(eq(sessions.memNo, memNo));
  await db.delete(wishes).where(eq(wishes.memNo, memNo));
  await db.delete(alerts).where(eq(alerts.memNo, memNo));
  await db.delete(cartLines).where(eq(cartLines.memNo, memNo));
  await db.delete(deliveryAddresses).where(eq(deliveryAddresses.memNo, memNo));
  for (const { eraseFor } of orderKinds) await eraseFor(db, memNo);
  await disownQuestions(db, memNo);
  await deleteEntriesOf(db, memNo);
  await db.delete(couponIssues).where(eq(couponIssues.memNo, memNo));
  await db.delete(pointEntries).where(eq(pointEntries.memNo, memNo));
  await db.delete(idempotencyKeys).where(eq(idempotencyKeys.memNo, memNo));
  await db.update(files).set({ memNo: null }).where(eq(files.memNo, memNo)); // the sweep deletes their contents
  await db.delete(consents).where(eq(consents.memNo, memNo));
  await db.delete(tidCodes).where(eq(tidCodes.memNo, memNo));
  await db.delete(mailLinks).where(eq(mailLinks.memNo, memNo));
  await db.delete(tickets).where(eq(tickets.memNo, memNo));
  await db.delete(certRequests).where(eq(certRequests.memNo, memNo));
  const targets = [emailHash, mobileHash].filter((hash) => hash !== null);
  if (targets.length > 0)
    await db.delete(outbox).where(and(eq(outbox.mallId, mallId), inArray(outbox.targetHash, targets)));
  await db
    .update(members)
    .set({
      memStat: 'WITHDRAWN',
      loginId: null,
      passwordHash: null,
      ...noPerson,
      emailCertYn: 'N',
      emailAgreeYn: 'N',
      smsAgreeYn: 'N',
      initPwdYn: 'N',
      tmpPwdYn: 'N',
    })
    .where(eq(members.memNo, memNo));
}
