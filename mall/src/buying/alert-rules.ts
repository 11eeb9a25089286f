import { koreaMs } from './durations.ts';
import { endOfDay } from './buying-times.ts';

/** Alerts of a member that are neither sent nor expired. */
export const mostAlerts = 50;
const alertDays = 90;
const firstHour = 8;
const lastHour = 21;

/** The end of its last day, which is shown. */
export function alertEnd(createdAt: Date): Date {
  return endOfDay(createdAt, alertDays);
}

/** Alerts are sent from 08:00 until 21:00 in Korea: the night is left in peace. */
export function isAlertTime(now: Date): boolean {
  const hour = new Date(now.getTime() + koreaMs).getUTCHours();
  return hour >= firstHour && hour < lastHour;
}

/** Since when it is time for alerts today. Null: it is night. */
export function alertTimeBegan(now: Date): Date | null {
  if (!isAlertTime(now)) return null;
  const morning = new Date(now.getTime() + koreaMs);
  morning.setUTCHours(firstHour, 0, 0, 0);
  return new Date(morning.getTime() - koreaMs);
}

/** The highest price that an alert is sent at; without a wish any price below today's. Null: the wish is not below today's. */
export function alertPrice(today: number, wished: number | null): number | null {
  const price = wished ?? today - 1;
  return price < today ? price : null;
}
