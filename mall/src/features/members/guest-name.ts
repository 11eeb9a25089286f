/** What every guest of a marketing mall is called. */
export const guestName = '방문 고객';
