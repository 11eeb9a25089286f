import type { Area, SalesType } from '../graphql/__generated__/schema-types.ts';
import { shopperError } from '../errors/shopper-error.ts';

const everyKind = ['GENERAL', 'BUSINESS', 'CONSIGNMENT', 'UPLOAD', 'COMMON'] as const;

/** The role table of the specification, section 6. The only one: clients get it as Mall.openAreas. */
const openTo: Readonly<Record<Area, readonly SalesType[]>> = {
  SIGN_UP: ['GENERAL', 'BUSINESS', 'CONSIGNMENT', 'UPLOAD'],
  EMAIL_CERTIFICATION: ['GENERAL', 'BUSINESS', 'CONSIGNMENT', 'UPLOAD'],
  ORDER_PRINT: ['GENERAL', 'BUSINESS', 'CONSIGNMENT', 'COMMON'],
  MY_SHOP: ['GENERAL', 'BUSINESS', 'CONSIGNMENT', 'UPLOAD'],
  WITHDRAWAL: ['GENERAL', 'BUSINESS', 'CONSIGNMENT'],
  SHOPPING: ['GENERAL', 'BUSINESS', 'CONSIGNMENT', 'COMMON'],
  UPLOAD: ['UPLOAD'],
  CONTENT: everyKind,
};

/** The areas that a kind of mall opens. An unknown kind (ERROR) opens none. */
export function openAreasOf(salesType: SalesType): Area[] {
  return (Object.keys(openTo) as Area[]).filter((area) => openTo[area].includes(salesType));
}

/** Refuses what this kind of mall does not offer. */
export function requireArea({ openAreas }: { openAreas: readonly Area[] }, area: Area): void {
  if (!openAreas.includes(area)) throw shopperError('FORBIDDEN');
}
