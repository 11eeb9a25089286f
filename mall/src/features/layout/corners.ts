import { and, asc, eq, inArray, like } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { koreaMs } from '../../buying/durations.ts';
import type { MallContext } from '../../context.ts';
import { cornerContents, corners, type DisplayType } from '../../db/schema/display.ts';
import type { Call, Handlers } from '../../http/call.ts';

type ContentRow = typeof cornerContents.$inferSelect;

export const cornerHandlers = {
  getMainCorners,
  getPreMainCorners: getMainCorners,
  getAreaCorners: (context, { mallId, params }) => loadCorners(context, mallId, eq(corners.dispArea, params.dispArea)),
} satisfies Partial<Handlers>;

/** The display areas of the main page: 012001 and on for desktop, 013001 and on for mobile. */
function getMainCorners(context: MallContext, { mallId, params }: Call<'getMainCorners' | 'getPreMainCorners'>) {
  return loadCorners(context, mallId, like(corners.dispArea, params.device === 'MO' ? '013%' : '012%'));
}

async function loadCorners({ db, now }: MallContext, mallId: string, wanted: SQL) {
  const rows = await db
    .select()
    .from(corners)
    .where(and(eq(corners.mallId, mallId), wanted))
    .orderBy(asc(corners.dispArea), asc(corners.prir), asc(corners.cornerNo));
  const contents = await db
    .select()
    .from(cornerContents)
    .where(
      inArray(
        cornerContents.cornerNo,
        rows.map(({ cornerNo }) => cornerNo),
      ),
    )
    .orderBy(asc(cornerContents.prir));
  const month = new Date(now().getTime() + koreaMs).getUTCMonth() + 1;
  const inSeason = contents.filter(({ months }) => months === null || months.includes(month));
  const contentsOf = Map.groupBy(inSeason, ({ cornerNo }) => cornerNo);
  return rows.map(({ mallId: _mallId, shownCnt, ...corner }) => ({
    ...corner,
    contents: (contentsOf.get(corner.cornerNo) ?? [])
      .slice(0, shownCnt ?? Infinity)
      .map((content) => toContent(corner.dispType, content)),
  }));
}

function toContent(dispType: DisplayType, { gdsGrpNo, prir, imgPath, altText, url, html }: ContentRow) {
  switch (dispType) {
    case 'DP00101':
      return { gdsGrpNo, prir };
    case 'DP00103':
      return { imgPath, altText, url };
    case 'DP00104':
      return { html };
  }
}
