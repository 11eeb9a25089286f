/** The name of every guest of a marketing mall. */
export const guestName = '방문 고객';
