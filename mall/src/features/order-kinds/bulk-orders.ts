import { lt, sql } from 'drizzle-orm';
import { uploads } from '../../db/schema/uploads.ts';
import type { Payable } from '../payments/payable.ts';
import type { Settlement } from '../payments/settlement.ts';
import { deleteUploadsOf, eraseReceivers, oldUploads } from '../uploads/erase-uploads.ts';
import { uploadPaymentHandlers } from '../uploads/payment-calls.ts';
import { taxableUpload } from '../uploads/statement.ts';
import { uploadHandlers } from '../uploads/upload-calls.ts';
import {
  changeUploadPayment,
  endUnpaidUpload,
  notifyUploader,
  lockUploadPayable,
  uploadAccountIssued,
  uploadPaid,
  uploadPayableIn,
} from '../uploads/upload-payments.ts';
import { uploadJobs } from '../uploads/upload-steps.ts';
import { openUploads } from '../uploads/upload.queries.ts';
import { uploadResponse } from '../uploads/upload.ts';
import type { OrderKind } from './order-kind.ts';

const upload: Payable = {
  field: 'upl',
  limitsAccounts: false,
  registersCard: false,
  lock: lockUploadPayable,
  findIn: uploadPayableIn,
  changePayment: changeUploadPayment,
  repeatPayment: changeUploadPayment,
  paid: uploadPaid,
  accountIssued: uploadAccountIssued,
  endUnpaid: endUnpaidUpload,
  notify: notifyUploader,
  response: uploadResponse,
};

/** All rows of a bulk order at once. The orders of its rows are goods, which follow in the background and are listed there. */
export const bulkOrders = {
  type: 'UPLOAD',
  payables: { UL: upload },
  unpaidSince: (before) => sql`select ${uploads.upldNo} as no from ${uploads} where ${lt(uploads.payDueDts, before)}`,
  openName: '끝나지 않은 대량 주문',
  openNumbers: openUploads,
  eraseFor: deleteUploadsOf,
  eraseDue: eraseReceivers,
  deleteOld: oldUploads,
  taxable: taxableUpload,
  handlers: (settlement: Settlement) => ({ ...uploadHandlers, ...uploadPaymentHandlers(settlement) }),
  jobs: uploadJobs,
} satisfies OrderKind;
