/** The mall refuses longer keywords. */
export const longestKeyword = 50;
