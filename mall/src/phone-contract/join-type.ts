/** How a contract starts: a new number, a number brought along, or another phone. */
export type JoinType = 'NEW' | 'TRANS' | 'CHANGE';
