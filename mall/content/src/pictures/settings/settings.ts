import { drawBath, drawBedroom, drawKitchen, drawKitchenFloor } from './home-rooms.ts';
import { drawDeskTop, drawLiving, drawLivingTable, drawMedia, drawPlayroom, drawWardrobe } from './living-rooms.ts';
import type { DrawSetting, Room } from './setting-drawing.ts';
import { drawGym, drawOutdoor } from './open-places.ts';

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
