import { eq } from 'drizzle-orm';
import { exhibitions } from '../../../src/db/schema/exhibitions.ts';
import type { Shop } from './shop.ts';
import { home } from './world.ts';

type Row = typeof exhibitions.$inferInsert;

/** An event of the home mall that runs for ten days, five of them past. */
export function anEvent({ now }: Shop['context'], event: Pick<Row, 'exhbNo'> & Partial<Row>): Row {
  const daysOn = (days: number) => new Date(now().getTime() + days * 86_400_000);
  return {
    mallId: home,
    urlNm: `${event.exhbNo}-page`,
    exhbNm: '봄 이벤트',
    exhbTp: 'EVENT',
    startDts: daysOn(-5),
    endDts: daysOn(5),
    winDts: daysOn(10),
    corners: [
      { cornerNo: 'EC1', cornerNm: '주방', gdsGrpNos: ['GD0002', 'GD0001', 'GD0006'] },
      { cornerNo: 'EC2', cornerNm: '휴대폰', gdsGrpNos: ['HP0001'] },
    ],
    entryForm: [
      { qNo: 'Q1', qTp: 'CHOICE', title: '좋아하는 꽃', reqYn: 'Y', choices: ['벚꽃', '튤립'] },
      { qNo: 'Q2', qTp: 'TEXT', title: '한마디', reqYn: 'N', choices: [] },
    ],
    prizeList: [{ prizeNm: '꽃다발', winCnt: 2 }],
    condCntn: '회원이라면 누구나 한 번 응모할 수 있어요.',
    winList: [{ maskNm: '한*온', prizeNm: '꽃다발' }],
    ...event,
  };
}

/** Lays the event anew, without entries. */
export async function openEvent(
  { context }: Pick<Shop, 'context'>,
  event: Parameters<typeof anEvent>[1],
): Promise<Row> {
  const row = anEvent(context, event);
  await context.db.delete(exhibitions).where(eq(exhibitions.exhbNo, row.exhbNo));
  await context.db.insert(exhibitions).values(row);
  return row;
}

export const anEntry = { answerList: [{ qNo: 'Q1', val: '벚꽃' }], agreeCdList: ['AG00401'] };

/** Ends an event a minute ago. */
export async function endEvent({ context: { db, now } }: Pick<Shop, 'context'>, exhbNo: string): Promise<void> {
  const endDts = new Date(now().getTime() - 60_000);
  await db.update(exhibitions).set({ endDts }).where(eq(exhibitions.exhbNo, exhbNo));
}
