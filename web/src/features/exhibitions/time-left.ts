const second = 1_000;
const day = 86_400 * second;

/** A count of days hurries nobody: before this, the end is told by its day and hour. */
const countedDown = 2 * day;

/** "1일 4시간 남았어요", on the last day "05:12:09 남았어요"; null before the last two days, and once it is over. */
export function timeLeft(endsAt: string, now: number): string | null {
  const left = Date.parse(endsAt) - now;
  if (!(left > 0 && left <= countedDown)) return null;
  const seconds = Math.ceil(left / second);
  const hours = Math.floor(seconds / 3_600);
  if (left > day) return `${Math.floor(hours / 24)}일${hours % 24 === 0 ? '' : ` ${hours % 24}시간`} 남았어요`;
  const parts = [hours, Math.floor(seconds / 60) % 60, seconds % 60].map((part) => String(part).padStart(2, '0'));
  return `${parts.join(':')} 남았어요`;
}
