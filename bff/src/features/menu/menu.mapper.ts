import type { CategoryType } from '../../graphql/__generated__/schema-types.ts';
import { mallKey, opaqueId } from '../../rules/ids.ts';
import { toImage } from '../../rules/image.ts';
import { toLink } from '../../rules/link.ts';
import { onceEach } from '../../rules/once-each.ts';
import { byPriority } from '../../rules/priority.ts';
import { fromCode } from '../../upstream/wire.ts';
import type { MallScope } from '../mall/mall.model.ts';
import type { CategoryModel } from './category.model.ts';
import type { WireCategory } from './menu.wire.ts';

const categoryTypes = {
  GD05301: 'LINE',
  GD05302: 'GENERAL',
  GD05303: 'EVENT',
  GD05304: 'SUBSCRIPTION',
} as const satisfies Record<string, CategoryType>;

const deepest = 8;

/** In order of priority; without categories hidden on phones, at every level. */
export function toMenu(wire: readonly WireCategory[], mall: MallScope): CategoryModel[] {
  return shownOn(mall, toWholeMenu(wire, mall));
}

/** With categories hidden on phones, since their addresses open there too. */
export function toWholeMenu(wire: readonly WireCategory[], mall: MallScope, level = 1): CategoryModel[] {
  return onceEach(wire, ({ ctgNo }) => ctgNo)
    .toSorted(byPriority)
    .map((category) => toCategory(category, mall, level));
}

function toCategory(wire: WireCategory, mall: MallScope, level: number): CategoryModel {
  return {
    id: opaqueId('Category', mallKey(mall), wire.ctgNo, mall.device),
    number: wire.ctgNo,
    name: wire.ctgNm,
    type: fromCode(categoryTypes, wire.ctgType, 'ctgType'),
    url: toLink(wire.url, { mallUrl: mall.url, device: mall.device }),
    priority: wire.prir,
    isShownOnMobile: wire.mobileUseYn ?? true,
    image: toImage(mall.imageHost, wire.mobileImgFilePath, ''),
    subcategories: level < deepest ? toWholeMenu(wire.gdCtgSub ?? [], mall, level + 1) : [],
  };
}

/** A category at any level, with the subcategories that the device shows. */
export function categoryOf(mall: MallScope, wholeMenu: readonly CategoryModel[], number: string): CategoryModel | null {
  const found = findCategory(wholeMenu, number);
  return found && { ...found, subcategories: shownOn(mall, found.subcategories) };
}

/** Depth first. */
function findCategory(menu: readonly CategoryModel[], number: string): CategoryModel | null {
  for (const category of menu) {
    const found = category.number === number ? category : findCategory(category.subcategories, number);
    if (found) return found;
  }
  return null;
}

function shownOn(mall: Pick<MallScope, 'device'>, menu: readonly CategoryModel[]): CategoryModel[] {
  if (mall.device !== 'MOBILE') return [...menu];
  return menu
    .filter(({ isShownOnMobile }) => isShownOnMobile)
    .map((category) => ({ ...category, subcategories: shownOn(mall, category.subcategories) }));
}
