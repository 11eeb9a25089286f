import { asc, eq } from 'drizzle-orm';
import type { MallContext } from '../../context.ts';
import { categories } from '../../db/schema/categories.ts';
import type { Call, Handlers } from '../../http/call.ts';

type CategoryRow = typeof categories.$inferSelect;

interface MenuCategory {
  ctgNo: string;
  ctgNm: string;
  ctgType: string;
  url: string;
  prir: number;
  mobileUseYn: string;
  mobileImgFileNm: string | null;
  mobileImgFilePath: string | null;
  gdCtgSub: MenuCategory[];
}

export const menuHandlers = { getMenu, getPreMenu: getMenu } satisfies Partial<Handlers>;

async function getMenu(
  { db }: MallContext,
  { params, mallId }: Call<'getMenu' | 'getPreMenu'>,
): Promise<MenuCategory[]> {
  const ofMall = await db
    .select()
    .from(categories)
    .where(eq(categories.mallId, mallId))
    .orderBy(asc(categories.prir), asc(categories.ctgNo));
  return toMenu(
    ofMall.filter((category) => params.device !== 'MO' || category.mobileUseYn === 'Y'),
    null,
  );
}

function toMenu(rows: readonly CategoryRow[], upCtgNo: string | null): MenuCategory[] {
  const level = rows.filter((row) => row.upCtgNo === upCtgNo);
  return level.map(({ mallId: _mallId, upCtgNo: _upCtgNo, ...row }) => ({ ...row, gdCtgSub: toMenu(rows, row.ctgNo) }));
}
