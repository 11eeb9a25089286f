import type { CartContentsFragment, CartLineFragment } from '../../__generated__/graphql.ts';

export interface CartGroup {
  number: string | null;
  deliveryType: CartContentsFragment['deliveryGroups'][number]['deliveryType'];
  /** When it would come if it were ordered now. */
  arrivesOn: string | null;
  receivingWay: CartLineFragment['product']['receivingWay'];
  lines: CartLineFragment[];
}

/** Lines grouped by delivery, each group at the position of its first line. */
export function groupLines({ lines, deliveryGroups }: CartContentsFragment): CartGroup[] {
  const groups = new Map<string | null, CartGroup>();
  for (const line of lines) {
    const known = deliveryGroups.find(({ number }) => number === line.deliveryGroupNumber);
    const number = known?.number ?? null;
    const group = groups.get(number) ?? {
      number,
      deliveryType: known?.deliveryType ?? null,
      arrivesOn: known?.arrivesOn ?? null,
      receivingWay: line.product.receivingWay,
      lines: [],
    };
    group.lines.push(line);
    groups.set(number, group);
  }
  return [...groups.values()];
}
