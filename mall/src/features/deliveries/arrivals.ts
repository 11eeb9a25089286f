import { arrivalDay } from '../../buying/arrival-day.ts';
import type { MallContext } from '../../context.ts';
import { readTogether } from '../../db/read-together.ts';
import { addressRowsIn, openAddresses } from './address-book.ts';
import { isIsland } from './islands.ts';

/** Where goods would go to, and when they would be ordered. */
export interface Destination {
  /** Null: somewhere on the mainland. */
  zipCd: string | null;
  now: Date;
}

/** The first address of the member's book, at this moment; the mainland for those who have none, and for visitors. */
export async function destinationOf(context: MallContext, memNo: string | null): Promise<Destination> {
  if (memNo === null) return { zipCd: null, now: context.now() };
  const { addresses } = await readTogether(context.db, { addresses: addressRowsIn(memNo) });
  return destinationFrom(context, addresses);
}

/** Likewise, of rows that are at hand. A sheet begins with the same address. */
export function destinationFrom(context: MallContext, rows: Parameters<typeof openAddresses>[1]): Destination {
  const [first] = openAddresses(context, rows.slice(0, 1));
  return { zipCd: first?.zipCd ?? null, now: context.now() };
}

/** The day of arrival of goods that are ordered now, as yyyyMMdd. */
export function arrivalAt({ zipCd, now }: Destination, { dlvType }: { dlvType: string }): string | null {
  return arrivalDay({ dlvType, isIsland: isIslandZip(zipCd), orderedAt: now }, now);
}

export function isIslandZip(zipCd: string | null): boolean {
  return zipCd !== null && isIsland(zipCd);
}
