import { dayMs, koreaMs } from '../../../src/buying/durations.ts';

/** A lot of points as a plain list keeps it: how many are left, until when, and of which order. */
interface Lot {
  left: number;
  until: number;
  ordNo: string | null;
}

export type Rest = Pick<Lot, 'left' | 'until'>;

interface Use {
  ordNo: string;
  lot: Lot;
  left: number;
}

/** Points replayed without a database, for comparison: the rules of the contract in the plainest form. */
export class PointModel {
  private readonly lots: Lot[] = [];
  private readonly uses: Use[] = [];

  held(now: number): number {
    return this.open(now).reduce((sum, { left }) => sum + left, 0);
  }

  /** What is left of each lot, with its end. */
  rests(now: number): Rest[] {
    return this.open(now).map(({ left, until }) => ({ left, until }));
  }

  save(pnt: number, ordNo: string, now: number): void {
    this.lots.push({ left: pnt, until: lastInstant(now, 365), ordNo });
  }

  /** Those that expire first. */
  use(pnt: number, ordNo: string, now: number): void {
    this.take(this.open(now), pnt, (lot, left) => this.uses.push({ ordNo, lot, left }));
  }

  /** Those that expire last come back first, with their end, or with 30 days when it is past. */
  restore(pnt: number, ordNo: string, now: number): void {
    let rest = pnt;
    const ofOrder = this.uses.filter((use) => use.ordNo === ordNo).toReversed();
    for (const use of ofOrder.toSorted((a, b) => b.lot.until - a.lot.until)) {
      const part = Math.min(rest, use.left);
      if (part === 0) continue;
      rest -= part;
      use.left -= part;
      this.lots.push({ left: part, until: use.lot.until > now ? use.lot.until : lastInstant(now, 30), ordNo });
    }
  }

  /** Those of the order first, then those that expire first, as far as there are any. */
  revoke(pnt: number, ordNo: string, now: number): void {
    const open = this.open(now);
    const own = open.filter((lot) => lot.ordNo === ordNo);
    this.take([...own, ...open.filter((lot) => lot.ordNo !== ordNo)], pnt);
  }

  private take(lots: readonly Lot[], pnt: number, onTaken?: (lot: Lot, part: number) => void): void {
    let rest = pnt;
    for (const lot of lots) {
      const part = Math.min(rest, lot.left);
      if (part === 0) continue;
      rest -= part;
      lot.left -= part;
      onTaken?.(lot, part);
    }
  }

  private open(now: number): Lot[] {
    return this.lots.filter(({ left, until }) => left > 0 && until > now).toSorted((a, b) => a.until - b.until);
  }
}

/** The last millisecond of a day in Korea, some days after the day of an instant. */
function lastInstant(now: number, days: number): number {
  const today = Math.floor((now + koreaMs) / dayMs);
  return (today + days + 1) * dayMs - koreaMs - 1;
}
