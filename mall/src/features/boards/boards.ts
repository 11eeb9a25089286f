import { and, asc, count, desc, eq, gt, ilike, lt, lte, or, sql, type SQL } from 'drizzle-orm';
import { dayMs } from '../../buying/durations.ts';
import type { MallContext } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { containing } from '../../db/rows.ts';
import { boards } from '../../db/schema/boards.ts';
import type { Call, Handlers } from '../../http/call.ts';
import { notFound } from '../../http/refusal.ts';
import { toDts } from '../../wire/dts.ts';

type Post = typeof boards.$inferSelect;

const newForMs = 7 * dayMs;

export const boardHandlers = {
  listBoards,
  listPreBoards: listBoards,
  getBoard,
  getPreBoard: getBoard,
} satisfies Partial<Handlers>;

/** A post that begins later is not there yet. */
const hasBegun = (now: Date): SQL => lte(boards.regDts, now);

async function listBoards({ db, now }: MallContext, { params, mallId }: Call<'listBoards' | 'listPreBoards'>) {
  const { tp, page, size, keyword } = params;
  const wanted = and(
    eq(boards.mallId, mallId),
    eq(boards.tp, tp),
    hasBegun(now()),
    keyword === undefined ? undefined : ilike(boards.title, containing(keyword)),
  );
  const [rows, [total]] = await Promise.all([
    db
      .select()
      .from(boards)
      .where(wanted)
      .orderBy(desc(boards.fixYn), desc(boards.regDts), desc(boards.brdNo))
      .limit(size)
      .offset((page - 1) * size),
    db.select({ count: count() }).from(boards).where(wanted),
  ]);
  return { list: rows.map((post) => toEntry(post, now())), totalCnt: total?.count ?? 0, page, size };
}

function toEntry({ brdNo, tp, title, fixYn, thmbImgPath, regDts, viewCnt }: Post, now: Date) {
  const newYn = now.getTime() - regDts.getTime() < newForMs ? 'Y' : 'N';
  return { brdNo, tp, title, fixYn, newYn, thmbImgPath, regDts: toDts(regDts), viewCnt };
}

/** Opening a post counts. */
async function getBoard({ db, now }: MallContext, { params, mallId }: Call<'getBoard' | 'getPreBoard'>) {
  const mine = and(eq(boards.mallId, mallId), eq(boards.brdNo, params.brdNo), hasBegun(now()));
  const [post] = await db
    .update(boards)
    .set({ viewCnt: sql`${boards.viewCnt} + 1` })
    .where(mine)
    .returning();
  if (!post) throw notFound('게시글을');
  const { cntnHtml, fileList } = post;
  const [prev, next] = await Promise.all([
    findNeighbor(db, post, 'older', now()),
    findNeighbor(db, post, 'newer', now()),
  ]);
  return { ...toEntry(post, now()), cntnHtml, fileList, prev, next };
}

async function findNeighbor(db: Database, post: Post, side: 'older' | 'newer', now: Date) {
  const beyond = side === 'older' ? lt : gt;
  const towards = side === 'older' ? desc : asc;
  const outside = or(
    beyond(boards.regDts, post.regDts),
    and(eq(boards.regDts, post.regDts), beyond(boards.brdNo, post.brdNo)),
  );
  const [neighbor] = await db
    .select({ brdNo: boards.brdNo, title: boards.title })
    .from(boards)
    .where(and(eq(boards.mallId, post.mallId), eq(boards.tp, post.tp), hasBegun(now), outside))
    .orderBy(towards(boards.regDts), towards(boards.brdNo))
    .limit(1);
  return neighbor ?? null;
}
