import type { Sheet } from '../svg/sheet.ts';

/** Inputs for drawing the simple room behind a product. */
export interface Room {
  sheet: Sheet;
  width: number;
  height: number;
  /** Floor line of the products. */
  floor: number;
  /** 0 to 999, for the room's own small differences. */
  variant: number;
}

export type DrawSetting = (room: Room) => string;
