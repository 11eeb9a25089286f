import type { Device, DisplayArea } from '../../graphql/__generated__/schema-types.ts';

const areaCodes: Readonly<Record<DisplayArea, string>> = {
  DESKTOP_MAIN_1: '012001',
  DESKTOP_MAIN_2: '012002',
  DESKTOP_MAIN_3: '012003',
  DESKTOP_MAIN_4: '012004',
  DESKTOP_MAIN_5: '012005',
  DESKTOP_MAIN_6: '012006',
  MOBILE_MAIN_1: '013001',
  MOBILE_MAIN_2: '013002',
  MOBILE_MAIN_3: '013003',
  MOBILE_MAIN_4: '013004',
  CATEGORY_TOP: '014001',
};

/** The meaning of the mall's area codes. */
export const areasByCode: Readonly<Record<string, DisplayArea>> = Object.fromEntries(
  Object.entries(areaCodes).map(([area, code]) => [code, area as DisplayArea]),
);

export function areaCode(area: DisplayArea): string {
  return areaCodes[area];
}

/** Whether the area is part of the device's main page, whose corners come in one call. */
export function isOnMainPage(area: DisplayArea, device: Device): boolean {
  return areaCodes[area].startsWith(device === 'MOBILE' ? '013' : '012');
}

/** From top to bottom; unknown areas come last. */
export function byArea(one: DisplayArea | null, other: DisplayArea | null): number {
  return placeOf(one).localeCompare(placeOf(other));
}

function placeOf(area: DisplayArea | null): string {
  return area === null ? '999999' : areaCodes[area];
}
