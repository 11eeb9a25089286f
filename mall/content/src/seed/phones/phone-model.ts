import type { ProductKind } from '../../pictures/product-kinds.ts';
import type { SubCategoryName } from '../catalog/categories.ts';
import type { RearLenses } from '../../pictures/phone-variant.ts';
import { shopColors, type ShopColor } from '../catalog/shop-colors.ts';
import type { PhoneMakerCode } from './phone-makers.ts';

type PhonePicture = Extract<
  ProductKind,
  | 'phone'
  | 'phone-fold'
  | 'phone-flip'
  | 'phone-flip-small'
  | 'phone-folder'
  | 'phone-rugged'
  | 'phone-kids'
  | 'tablet'
  | 'watch'
>;

/** Target group of a plan; a phone is sold with the plans of its groups. */
export type PlanGroup = '5G' | 'LTE' | 'SENIOR' | 'KIDS' | 'TEEN' | 'ONLINE' | 'DATA';

/** One model, smallest memory first; it becomes one wireless group. */
export interface PhoneModel {
  name: string;
  maker: PhoneMakerCode;
  picture: PhonePicture;
  sub: SubCategoryName;
  modelNo: string;
  memories: readonly (readonly [memory: string, releasePrice: number])[];
  colors: readonly ShopColor[];
  planGroups: readonly PlanGroup[];
  /** Days since it came out. */
  age: number;
  screen: string;
  camera: string;
  battery: string;
  weight: string;
  story: string;
}

/** As on its page; a thermal camera counts as a lens. */
export function rearLensesOf({ camera }: Pick<PhoneModel, 'camera'>): RearLenses {
  const sight = camera.includes('4중') ? 4 : camera.includes('3중') ? 3 : camera.includes('2중') ? 2 : 1;
  return camera.includes('열화상') ? ((sight + 1) as RearLenses) : sight;
}

/** `memories` reads "256GB*1250700|512GB*1397000", `colors` "미드나잇|크림". */
export function phoneModel(
  model: Omit<PhoneModel, 'memories' | 'colors'> & { memories: string; colors: string },
): PhoneModel {
  return { ...model, memories: model.memories.split('|').map(toMemory), colors: shopColors(model.colors) };
}

function toMemory(entry: string): readonly [string, number] {
  const [memory = '', price = '0'] = entry.split('*');
  return [memory, Number(price)];
}
