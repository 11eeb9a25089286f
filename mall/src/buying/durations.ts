export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** How far Korea is ahead of UTC. It has no daylight saving time. */
export const koreaMs = 9 * hourMs;
