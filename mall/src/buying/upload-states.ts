/** `UP001..` of the contract, section 14. A file is read within its call, and a deleted upload is gone. */
export type UploadState = 'UP00101' | 'UP00102' | 'UP00103' | 'UP00104' | 'UP00105';

/**
 * OPEN: can be edited, or waits to be placed. PLACED: is an order. FAILED: was confirmed, and is none. LEFT_OUT: had errors when
 * the others were confirmed. ENDED: was not paid in time.
 */
export type UploadRowState = 'OPEN' | 'PLACED' | 'FAILED' | 'LEFT_OUT' | 'ENDED';

/** Won that rows without an order give back, of what was paid for all. */
export function refundOfFailed(payPrc: number, rows: readonly { rowStat: UploadRowState; payPrc: number }[]): number {
  const ordered = rows.filter(({ rowStat }) => rowStat === 'PLACED');
  return payPrc - ordered.reduce((sum, row) => sum + row.payPrc, 0);
}

interface ActingUpload {
  stat: UploadState;
  /** Whether it waits for its virtual account. */
  isConfirmed: boolean;
  okCnt: number;
}

/** Actions that the member may take on an upload. */
export function actionsOfUpload({ stat, isConfirmed, okCnt }: ActingUpload): string[] {
  if (stat !== 'UP00102') return [];
  return ['EDIT', ...(okCnt > 0 ? ['CONFIRM'] : []), ...(isConfirmed ? ['PAY'] : []), 'DELETE'];
}
