import { and, eq, isNotNull, lt, notExists } from 'drizzle-orm';
import type { MallContext } from './context.ts';
import { members, refreshTokens, sessions } from './db/schema/members.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;

/**
 * Sealed pairs live for the grace time only, sessions past their time go with all their tokens, and so do guests who have
 * no session left: nobody can come back as one.
 */
export async function sweep({ db, settings, now }: MallContext): Promise<void> {
  const graceBegan = new Date(now().getTime() - settings.refreshGraceSeconds * 1000);
  await db
    .update(refreshTokens)
    .set({ sealedPair: null })
    .where(and(isNotNull(refreshTokens.sealedPair), lt(refreshTokens.usedAt, graceBegan)));
  await db.delete(sessions).where(lt(sessions.expiresAt, now()));
  // Not the young ones: a guest is written down a moment before the session.
  const dayAgo = new Date(now().getTime() - dayMs);
  const ofGuest = db.select({ sid: sessions.sid }).from(sessions).where(eq(sessions.memNo, members.memNo));
  await db.delete(members).where(and(eq(members.guestYn, 'Y'), lt(members.joinDts, dayAgo), notExists(ofGuest)));
}

/** Sweeps every minute until it is stopped; `stop` waits for the one that runs. */
export function startHousekeeping(context: MallContext): { stop(): Promise<void> } {
  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = sweep(context).catch((error: unknown) => context.log.error({ err: error }, 'sweeping failed'));
  }, minuteMs).unref();
  return {
    stop() {
      clearInterval(timer);
      return running;
    },
  };
}
