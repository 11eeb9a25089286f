/** A sale, an event with entries, or what has an address of its own below etcSale. */
export type ExhibitionKind = 'SALE' | 'EVENT' | 'ETC';

/** Running, over, or over with announced winners. */
export type ExhibitionState = 'ING' | 'END' | 'WIN';

export interface ExhibitionTimes {
  startDts: Date;
  /** The first moment at which it is over. */
  endDts: Date;
  /** When winners are announced; null: there are none. */
  winDts: Date | null;
  /** Null until winners are drawn. */
  winList: readonly unknown[] | null;
}

/** Null before the start: nobody sees it then. Winners are announced neither before their time, nor before the end. */
export function stateOf({ startDts, endDts, winDts, winList }: ExhibitionTimes, now: Date): ExhibitionState | null {
  if (now < startDts) return null;
  if (now < endDts) return 'ING';
  return winDts !== null && now >= winDts && winList !== null ? 'WIN' : 'END';
}

/** Whether a member who has not entered could do so now. */
export function takesEntries(exhibition: ExhibitionTimes & { entryForm: readonly unknown[] | null }, now: Date) {
  return exhibition.entryForm !== null && stateOf(exhibition, now) === 'ING';
}
