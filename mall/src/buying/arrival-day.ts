import { dayMs, hourMs, koreaMs } from './durations.ts';
import { holidays, holidayYears } from './holidays.ts';

/** How goods of a delivery type travel. */
interface Way {
  /** Hour in Korea until which an order leaves on the same day. */
  cutOffHour: number;
  /** Whether it leaves on Saturdays too. Carriers drive on Saturdays, the shop packs from Monday to Friday. */
  leavesOnSaturdays: boolean;
  /** Days of a carrier on the road; 0: it arrives on the day on which it leaves. */
  roadDays: number;
}

/** By dlvType. Freight, installations and the shop's own cars come on an agreed day; texts at once; what is picked up waits. */
const ways: Readonly<Record<string, Way>> = {
  1: { cutOffHour: 14, leavesOnSaturdays: false, roadDays: 1 },
  8: { cutOffHour: 11, leavesOnSaturdays: true, roadDays: 0 },
};

/** A ship or plane to islands leaves the day after, and a carrier of the island brings it on the next. */
const islandRoadDays = 3;

export interface Journey {
  dlvType: string;
  isIsland: boolean;
  /** When it was paid, or would be: now. */
  orderedAt: Date;
  /** When it left; null: it is still at the shop. */
  sentAt?: Date | null;
}

/**
 * The day on which goods are expected, as yyyyMMdd in Korea: never before today, and the same for one delivery type, address and
 * moment wherever it is shown. Null where a day is agreed on, where nothing travels, once it is late on
 * the road, and beyond the table of holidays.
 */
export function arrivalDay({ dlvType, isIsland, orderedAt, sentAt = null }: Journey, now: Date): string | null {
  const way = ways[dlvType];
  if (!way) return null;
  const today = dayOf(now);
  const roadDays = isIsland ? islandRoadDays : way.roadDays;
  const leaves =
    sentAt === null ? firstFrom(Math.max(today, leavingDay(way, orderedAt)), leavesOn(way)) : dayOf(sentAt);
  let day = leaves;
  for (let left = roadDays; left > 0; left -= 1) day = firstFrom(day + 1, isCarrierDay);
  const arrives = firstFrom(day, isCarrierDay);
  // The parcel is late, and its new day is unknown.
  if (arrives < today) return null;
  return isInTable(Math.min(leaves, today)) && isInTable(arrives) ? shown(arrives) : null;
}

/**
 * Likewise of a phone with its contract: the telecom reviews it on the shop's next day, and then it leaves as a parcel. What is asked
 * for in the review takes longer.
 */
export function phoneArrivalDay({ orderedAt, ...journey }: Omit<Journey, 'dlvType'>, now: Date): string | null {
  const reviewed = firstFrom(dayOf(orderedAt) + 1, isShopDay);
  return arrivalDay({ ...journey, dlvType: '1', orderedAt: new Date(reviewed * dayMs - koreaMs) }, now);
}

/** How many days are offered to fetch goods on. */
const pickUpDayCount = 6;

/** When the shop passes on to its carrier what is to be fetched, whatever brought it. */
const carrierWay: Way = { cutOffHour: 14, leavesOnSaturdays: false, roadDays: 1 };

/**
 * Days on which the carrier can fetch goods that go back, as yyyyMMdd in Korea: its first working days after the one on which the
 * shop tells it. Empty where a day is agreed on, or nothing travels, and beyond the table of holidays.
 */
export function pickUpDays({ dlvType, isIsland }: Pick<Journey, 'dlvType' | 'isIsland'>, now: Date): string[] {
  if (!ways[dlvType]) return [];
  const days: number[] = [];
  // A pick-up on an island takes one day more.
  let day = firstFrom(leavingDay(carrierWay, now), isShopDay) + (isIsland ? 1 : 0);
  while (days.length < pickUpDayCount) {
    day = firstFrom(day + 1, isCarrierDay);
    days.push(day);
  }
  return isInTable(dayOf(now)) ? days.filter(isInTable).map(shown) : [];
}

/** The next day on which the shop works, as yyyyMMdd in Korea: what is paid now waits there to be picked up. */
export function nextShopDay(now: Date): string {
  return shown(firstFrom(dayOf(now) + 1, isShopDay));
}

/** The first day on which an order could leave. */
function leavingDay(way: Way, orderedAt: Date): number {
  const day = dayOf(orderedAt);
  const hour = (orderedAt.getTime() + koreaMs - day * dayMs) / hourMs;
  return hour < way.cutOffHour ? day : day + 1;
}

function leavesOn({ leavesOnSaturdays }: Way): (day: number) => boolean {
  return leavesOnSaturdays ? isCarrierDay : isShopDay;
}

function firstFrom(day: number, isOpen: (day: number) => boolean): number {
  let first = day;
  while (!isOpen(first)) first += 1;
  return first;
}

const saturday = 6;

function isShopDay(day: number): boolean {
  return weekdayOf(day) !== saturday && isCarrierDay(day);
}

function isCarrierDay(day: number): boolean {
  return weekdayOf(day) !== 0 && !(isoOf(day) in holidays);
}

/** The first of January 1970 was a Thursday. */
function weekdayOf(day: number): number {
  return (day + 4) % 7;
}

/** Days since 1970, in Korea. */
function dayOf(instant: Date): number {
  return Math.floor((instant.getTime() + koreaMs) / dayMs);
}

function isoOf(day: number): string {
  return new Date(day * dayMs).toISOString().slice(0, 10);
}

function shown(day: number): string {
  return isoOf(day).replaceAll('-', '');
}

function isInTable(day: number): boolean {
  const year = Number(isoOf(day).slice(0, 4));
  return year >= holidayYears.first && year <= holidayYears.last;
}
