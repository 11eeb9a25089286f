/** The mall's delivery charges beside a product's own fee, in won. */
export interface DeliveryRule {
  /** From this price of a group on, before coupons, its delivery is free. */
  freeStdPrc: number;
  /** Addition for islands, for each group. */
  addDlvPrc: number;
}

/** `rcvTp`: how goods reach their owner. TEXT comes by text message, PICKUP is fetched: neither knows a postal address. */
export type ReceivingWay = 'PARCEL' | 'TEXT' | 'PICKUP';

/** By delivery type. All others are brought to an address. */
const ways: Readonly<Partial<Record<string, ReceivingWay>>> = { 5: 'TEXT', 9: 'PICKUP' };

export function receivingWayOf({ dlvType }: { dlvType: string }): ReceivingWay {
  return ways[dlvType] ?? 'PARCEL';
}

/** Whether the goods are delivered to a postal address. */
export function isBrought(way: ReceivingWay): boolean {
  return way === 'PARCEL';
}

type OfWay = Pick<DeliveryGroup, 'dlvType'>;

/** Whether a purchase needs a postal address. */
export function needsAddress(groups: readonly OfWay[]): boolean {
  return groups.some((group) => isBrought(receivingWayOf(group)));
}

/** Whether a purchase needs a mobile number that tickets go to. */
export function needsTicketPhone(groups: readonly OfWay[]): boolean {
  return groups.some((group) => receivingWayOf(group) === 'TEXT');
}

/** The lines that travel together, and what their delivery costs, in won. */
export interface DeliveryGroup {
  dlvGrpNo: string;
  dlvType: string;
  /** The current charge. */
  dlvPrc: number;
  /** The charge below the free limit. */
  stdDlvPrc: number;
  addDlvPrc: number;
  freeStdPrc: number;
  /** Amount missing for free delivery, in won. 0 if delivery is free. */
  lackPrc: number;
}

interface Line {
  linePrc: number;
  dlvType: string;
  dlvPrc: number;
}

const groupPrefix = 'DG';

/** The group of a line: lines with the same delivery type are sent together. */
export function groupNumberOf({ dlvType }: { dlvType: string }): string {
  return `${groupPrefix}${dlvType}`;
}

/** The way of the lines of a group. */
export function wayOfGroup({ dlvGrpNo }: { dlvGrpNo: string }): ReceivingWay {
  return receivingWayOf({ dlvType: dlvGrpNo.slice(groupPrefix.length) });
}

/** Groups whose lines no carrier brings. */
export const handedOverGroups: readonly string[] = Object.keys(ways).map((dlvType) => groupNumberOf({ dlvType }));

/** The delivery groups of a purchase, in the order of their first lines. */
export function deliveryGroupsOf(lines: readonly Line[], rule: DeliveryRule, isIsland: boolean): DeliveryGroup[] {
  const types = [...new Set(lines.map(({ dlvType }) => dlvType))];
  return types.map((dlvType) => {
    const own = lines.filter((line) => line.dlvType === dlvType);
    const hasFee = isBrought(receivingWayOf({ dlvType }));
    const goodsPrc = own.reduce((sum, { linePrc }) => sum + linePrc, 0);
    const stdDlvPrc = hasFee ? Math.max(...own.map(({ dlvPrc }) => dlvPrc)) : 0;
    return {
      dlvGrpNo: groupNumberOf({ dlvType }),
      dlvType,
      dlvPrc: goodsPrc >= rule.freeStdPrc ? 0 : stdDlvPrc,
      lackPrc: stdDlvPrc === 0 ? 0 : Math.max(0, rule.freeStdPrc - goodsPrc),
      stdDlvPrc,
      addDlvPrc: isIsland && hasFee ? rule.addDlvPrc : 0,
      freeStdPrc: rule.freeStdPrc,
    };
  });
}
