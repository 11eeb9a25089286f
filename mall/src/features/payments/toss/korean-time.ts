import { koreaMs } from '../../../buying/durations.ts';

/** yyyy-MM-dd'T'HH:mm:ss of Korea, as Toss Payments wants instants. */
export function toKoreanTime(instant: Date): string {
  return new Date(instant.getTime() + koreaMs).toISOString().slice(0, 19);
}
