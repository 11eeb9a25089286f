/** The mall's delivery charges beside a product's own fee, in won. */
export interface DeliveryRule {
  /** From this price of a group on, before coupons, its delivery is free. */
  freeStdPrc: number;
  /** Addition for islands, for each group. */
  addDlvPrc: number;
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

/** Picked up by the buyer, free of charge. */
const fetchedByBuyer = '9';

/** The group of a line: lines with the same delivery type are sent together. */
export function groupNumberOf({ dlvType }: { dlvType: string }): string {
  return `DG${dlvType}`;
}

/** The delivery groups of a purchase, in the order of their first lines. */
export function deliveryGroupsOf(lines: readonly Line[], rule: DeliveryRule, isIsland: boolean): DeliveryGroup[] {
  const types = [...new Set(lines.map(({ dlvType }) => dlvType))];
  return types.map((dlvType) => {
    const own = lines.filter((line) => line.dlvType === dlvType);
    const isFetched = dlvType === fetchedByBuyer;
    const goodsPrc = own.reduce((sum, { linePrc }) => sum + linePrc, 0);
    const stdDlvPrc = isFetched ? 0 : Math.max(...own.map(({ dlvPrc }) => dlvPrc));
    return {
      dlvGrpNo: groupNumberOf({ dlvType }),
      dlvType,
      dlvPrc: goodsPrc >= rule.freeStdPrc ? 0 : stdDlvPrc,
      lackPrc: stdDlvPrc === 0 ? 0 : Math.max(0, rule.freeStdPrc - goodsPrc),
      stdDlvPrc,
      addDlvPrc: isIsland && !isFetched ? rule.addDlvPrc : 0,
      freeStdPrc: rule.freeStdPrc,
    };
  });
}
