import type { OwnAlertFragment } from '../../__generated__/graphql.ts';

/** What is chosen of a product, by the names of color and option; null: there is none, or none is chosen yet. */
export interface AlertChoice {
  color: string | null;
  option: string | null;
}

/** One choice of a product, as the mall takes it: a variant of goods, or a color of a phone. */
export interface AlertSubject {
  variantId: string | null;
  color: string | null;
}

interface Chosen {
  __typename: 'Goods' | 'WirelessPhone';
  variants?: readonly { id: string; optionName: string | null; color: { name: string } | null }[] | null;
}

/** The subject of a choice. Null while goods have more to choose. */
export function subjectOf({ __typename, variants }: Chosen, { color, option }: AlertChoice): AlertSubject | null {
  if (__typename === 'WirelessPhone') return { variantId: null, color };
  const variant = variants?.find((each) => each.optionName === option && (each.color?.name ?? null) === color);
  return variant ? { variantId: variant.id, color: null } : null;
}

/** Whether an alert is about this subject; without one: about the product as a whole. */
export function isAbout(
  { variantId, optionName, colorName }: Pick<OwnAlertFragment, 'variantId' | 'optionName' | 'colorName'>,
  subject: AlertSubject | undefined,
): boolean {
  if (!subject) return variantId === null && optionName === null && colorName === null;
  return subject.variantId === null ? colorName === subject.color : variantId === subject.variantId;
}
