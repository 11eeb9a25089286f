import type { MallContext } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { outbox, type LetterKind, type LetterLink } from '../../db/schema/operations.ts';

/** What a letter says. */
export interface Letter {
  kind: LetterKind;
  subject: string;
  /** Plain text; the links stand below it. */
  body: string;
  links: LetterLink[];
}

interface Posted extends Letter {
  mallId: string;
  channel: 'EMAIL' | 'SMS';
  /** An e-mail address, or a mobile number. */
  target: string;
}

/** Writes a letter down in the caller's transaction. Whoever sends it finds it there: an answer never waits for a mail server. */
export async function post({ now }: Pick<MallContext, 'now'>, db: Database, letter: Posted): Promise<void> {
  await db.insert(outbox).values({ ...letter, createdAt: now(), nextTryAt: now() });
}
