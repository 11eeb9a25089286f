/** A mall takes no longer word to narrow a list by. */
export const longestKeyword = 50;
