import type { Sheet } from '../svg/sheet.ts';
import { drawBath, drawBedroom, drawKitchen, drawKitchenFloor } from './home-rooms.ts';
import { drawDeskTop, drawLiving, drawLivingTable, drawMedia, drawPlayroom, drawWardrobe } from './living-rooms.ts';
import { drawGym, drawOutdoor } from './open-places.ts';

interface Room {
  sheet: Sheet;
  width: number;
  height: number;
  /** Where products stand. */
  floor: number;
  /** 0 to 999, for the room's own small differences. */
  variant: number;
}

export type DrawSetting = (room: Room) => string;

const settings = {
  kitchen: drawKitchen,
  'kitchen-floor': drawKitchenFloor,
  bath: drawBath,
  bedroom: drawBedroom,
  living: drawLiving,
  media: drawMedia,
  'living-table': drawLivingTable,
  desk: drawDeskTop,
  playroom: drawPlayroom,
  wardrobe: drawWardrobe,
  outdoor: drawOutdoor,
  gym: drawGym,
} satisfies Record<string, DrawSetting>;

export type SettingName = keyof typeof settings;

/** The simple place behind a product in its `scene` view. */
export function drawSetting(name: SettingName, room: Room): string {
  return settings[name](room);
}
