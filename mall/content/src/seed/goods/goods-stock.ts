import type { ShopColor } from '../catalog/shop-colors.ts';
import type { Random } from '../random.ts';
import type { ColorRow } from '../seed-rows.ts';

/** How stock looks: full, some colors gone, the whole product gone, or never to be shown. */
export interface StockPlan {
  gdsStat: string;
  colors: ColorRow[];
  stckqty: number;
  stckqty2: number;
}

/** A color with its pictures of the product; the first is that of lists. */
export interface PicturedColor extends ShopColor {
  imgPaths: string[];
}

/**
 * `gdsStat` other than on sale is obeyed; of those on sale some have run out of a color, a few of all. What comes in no
 * colors is counted as a whole.
 */
export function planStock(
  gdsGrpNo: string,
  colors: readonly PicturedColor[],
  gdsStat: string,
  random: Random,
): StockPlan {
  const allGone = gdsStat === 'GD00405' || (gdsStat === 'GD00403' && random.chance(0.012));
  const rows = colors.map((color, prir) => colorRow(gdsGrpNo, color, prir, allGone, random));
  if (rows.length === 0) return { ...countedWhole(gdsStat, allGone, random), stckqty2: atBranches(allGone, random) };
  const stckqty = rows.reduce((sum, row) => sum + (row.gdsColorStat === 'GD00701' ? (row.stckqty ?? 0) : 0), 0);
  return { gdsStat, colors: rows, stckqty, stckqty2: atBranches(allGone, random) };
}

/** The colors that the shop offers, sold out or not, as a text. */
export function offeredColors(colors: readonly ColorRow[]): string {
  return colors
    .filter(({ useYn }) => useYn === 'Y')
    .map(({ colorNm }) => colorNm)
    .join(', ');
}

function countedWhole(
  gdsStat: string,
  gone: boolean,
  random: Random,
): Pick<StockPlan, 'gdsStat' | 'colors' | 'stckqty'> {
  return gone
    ? { gdsStat: 'GD00405', colors: [], stckqty: 0 }
    : { gdsStat, colors: [], stckqty: random.between(3, 240) };
}

function atBranches(gone: boolean, random: Random): number {
  return gone || random.chance(0.7) ? 0 : random.between(1, 30);
}

function colorRow(
  gdsGrpNo: string,
  { name, hex, imgPaths }: PicturedColor,
  prir: number,
  gone: boolean,
  random: Random,
): ColorRow {
  const base = { gdsGrpNo, prir, colorNm: name, colorHexCode: hex, imgPath: imgPaths[0], imgPaths };
  if (gone) return { ...base, gdsColorStat: 'GD00703', stckqty: 0, useYn: 'Y' };
  // The first color is what the picture shows, so it stays on sale.
  const fate = prir === 0 ? 1 : random.next();
  if (fate < 0.07) return { ...base, gdsColorStat: 'GD00703', stckqty: 0, useYn: 'Y' };
  if (fate < 0.09) return { ...base, gdsColorStat: 'GD00702', stckqty: random.between(0, 9), useYn: 'N' };
  if (fate < 0.1) return { ...base, gdsColorStat: 'GD00704', stckqty: 0, useYn: 'N' };
  if (fate < 0.13) return { ...base, gdsColorStat: 'GD00701', stckqty: 0, useYn: 'Y' };
  return { ...base, gdsColorStat: 'GD00701', stckqty: random.between(3, 240), useYn: 'Y' };
}
