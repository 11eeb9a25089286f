import type { GoodsSnapshot } from '../../db/schema/orders.ts';

/** A text of what was bought. */
export function snapshotText(snapshot: GoodsSnapshot | null | undefined, field: string): string | null {
  const value = snapshot?.[field];
  return typeof value === 'string' ? value : null;
}
