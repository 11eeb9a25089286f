import type { Sheet } from '../svg/sheet.ts';

/** What the simple place behind a product is drawn for. */
export interface Room {
  sheet: Sheet;
  width: number;
  height: number;
  /** Where products stand. */
  floor: number;
  /** 0 to 999, for the room's own small differences. */
  variant: number;
}

export type DrawSetting = (room: Room) => string;
