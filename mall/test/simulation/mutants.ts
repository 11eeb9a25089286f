import { registerHooks } from 'node:module';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A rule of the mall that is broken on purpose: a piece of its source, and what takes its place. */
export interface Mutant {
  name: string;
  /** Below `mall/src`. */
  file: string;
  from: string;
  to: string;
}

/** Each breaks a promise to somebody: a rule without an effect here, such as a second guard of the same, is none. */
export const mutants: readonly Mutant[] = [
  {
    name: 'money of another sum pays',
    file: 'features/settlement/record-money.ts',
    from: '&& money.amt === attempt.payPrc && isInTime',
    to: '&& isInTime',
  },
  {
    name: 'money for an ended attempt pays',
    file: 'features/settlement/record-money.ts',
    from: 'payable !== null && isOpenAttempt(attempt.payStat) && money.amt',
    to: 'payable !== null && money.amt',
  },
  {
    name: 'money that pays nothing is kept',
    file: 'features/settlement/record-money.ts',
    from: '  await queueRefund(context, { payNo, tid: money.tid,',
    to: '  if (money.amt < 0) await queueRefund(context, { payNo, tid: money.tid,',
  },
  {
    name: 'money that was told twice is given back twice',
    file: 'features/settlement/record-money.ts',
    from: '  if (!isNew) return storeApprovalNumber',
    to: '  if (!isNew && mayPay) return storeApprovalNumber',
  },
  {
    name: 'a refund has another number each time',
    file: 'features/settlement/refund-job.ts',
    from: 'await provider.refund(attempt, { rfndNo, tryCnt,',
    to: `await provider.refund(attempt, { rfndNo: \`\${rfndNo}\${context.now().getTime()}\`, tryCnt,`,
  },
  {
    name: 'a refund without an answer is not sent again',
    file: 'features/settlement/refund-job.ts',
    from: `  throw new RetryLater('The outcome of a refund is not known.', { cause: error });`,
    to: '  return;',
  },
  {
    name: 'the refund of a claim is not sent',
    file: 'features/payments/attempts.ts',
    from: '  await queueRefund(context, { payNo, tid: attempt.tid,',
    to: '  if (clmNo === null) await queueRefund(context, { payNo, tid: attempt.tid,',
  },
  {
    name: 'an attempt stays open beside the next one',
    file: 'features/payments/attempts.ts',
    from: `    .set({ payStat: 'CANCEL', statDts: context.now(), sealedCard: null })`,
    to: '    .set({ statDts: context.now() })',
  },
  {
    name: 'an order that nobody pays does not end',
    file: 'features/orders/order-payments.ts',
    from: '  await endAllUnpaid(context, [ordNo]);',
    to: '',
  },
  {
    name: 'an order that ends keeps its pieces',
    file: 'features/orders/order-payments.ts',
    from: `  await restock(
    db,
    held.flatMap(({ items }) => items),
  );
`,
    to: '',
  },
  {
    name: 'an order that ends keeps its coupons',
    file: 'features/orders/order-payments.ts',
    from: `  await restoreCouponsOf(db, numbers);
`,
    to: '',
  },
  {
    name: 'an order that ends keeps its points',
    file: 'features/orders/order-payments.ts',
    from: `    await restorePoints(db, { memNo, ordNo, pnt: summary.usePnt, now: context.now() });
`,
    to: '',
  },
  {
    name: 'an order takes no pieces',
    file: 'features/orders/stock-rows.ts',
    from: '    qty: -qty,',
    to: '    qty: qty - qty,',
  },
  {
    name: 'points are spent and held',
    file: 'features/benefits/points.ts',
    from: '      .set({ leftPnt: leftPnt - part })',
    to: '      .set({ leftPnt })',
  },
  {
    name: 'a used coupon can be used again',
    file: 'features/benefits/wallet.ts',
    from: '      .set({ usedAt, ordNo })',
    to: '      .set({ usedAt: null, ordNo })',
  },
  {
    name: 'a granted claim puts nothing back',
    file: 'features/claims/claim-ends.ts',
    from: `  await restock(db, items);
`,
    to: '',
  },
  {
    name: 'a cancelled order keeps its points',
    file: 'features/claims/claim-ends.ts',
    from: `  await restorePoints(db, { memNo, ordNo, pnt: refund.rstrPnt, now });
`,
    to: '',
  },
  {
    name: 'an exchange swaps nothing',
    file: 'features/claims/claim-ends.ts',
    from: `  await swapReplacements(context.db, found);
`,
    to: '',
  },
  {
    name: 'an exchange that is withdrawn keeps its pieces',
    file: 'features/claims/claim-ends.ts',
    from: `  await releaseReplacements(context.db, found);
`,
    to: '',
  },
  {
    name: 'what is being prepared is cancelled at once',
    file: 'buying/order-states.ts',
    from: `  OR00103: { CANCEL: 'OR00201',`,
    to: `  OR00103: { CANCEL: 'OR00202',`,
  },
  {
    name: 'a repeat of a key runs again',
    file: 'features/idempotency/idempotency.ts',
    from: `  if (stored) return 'begun' in stored.outcome ? takeLease(context, scope, stored.outcome) : stored.outcome;`,
    to: `  if (stored && 'begun' in stored.outcome) return takeLease(context, scope, stored.outcome);`,
  },
  {
    name: 'a repeat of a press is pressed again',
    file: 'operator/books.ts',
    from: `    if (known) return known.answer;
`,
    to: '',
  },
  {
    name: 'a card is charged before its day',
    file: 'features/subscriptions/charges.ts',
    from: '  return due !== null && due <= context.now() &&',
    to: '  return due !== null &&',
  },
  {
    name: 'a date is charged again and again',
    file: 'features/subscriptions/charges.ts',
    from: '  const nextPayDt = dateAfter(row.cyclCd, row.firstPayDt, charge.payDt);',
    to: '  const nextPayDt = charge.payDt;',
  },
  {
    name: 'the registration of a card takes the price of one piece',
    file: 'features/subscriptions/application-payments.ts',
    from: '  return firstPayDt === toDay(regDts) ? prc * qty : 0;',
    to: '  return firstPayDt === toDay(regDts) ? prc : 0;',
  },
  {
    name: 'a date that was left out is charged',
    file: 'features/subscriptions/changes.ts',
    from: '  const nextPayDt = nextDateFrom({ ...row, skipDt: payDt }, payDt);',
    to: '  const nextPayDt = payDt;',
  },
  {
    name: 'who leaves a subscription gets nothing back',
    file: 'features/subscriptions/changes.ts',
    from: `  await refundUnsent(context, row);
`,
    to: '',
  },
  {
    name: 'a failed row counts in the money of its file',
    file: 'features/uploads/upload.queries.ts',
    from: '      pay_prc = case when found.ord_no is null then 0 else stored.pay_prc end',
    to: '      pay_prc = stored.pay_prc',
  },
  {
    name: 'a file asks its old sum after an edit',
    file: 'features/uploads/edit-row.ts',
    from: `  if (unknown.length > 0) refuse(unknown);
  if (upload.payMthdCd !== null) await takeBack(context, upload);
`,
    to: `  if (unknown.length > 0) refuse(unknown);
`,
  },
  {
    name: 'orders of a file that nobody pays do not end',
    file: 'features/uploads/upload-steps.ts',
    from: `    await endAllUnpaid(context, before);
`,
    to: '',
  },
  {
    name: 'a file is deleted after it was confirmed',
    file: 'features/uploads/upload-calls.ts',
    from: `  refuseConfirmed(row);
`,
    to: '',
  },
  {
    name: 'a file is settled before it is paid',
    file: 'features/uploads/upload-steps.ts',
    from: '  if (upload.payDts === null || upload.stlDts !== null || upload.payPrc === null) return;',
    to: '  if (upload.stlDts !== null || upload.payPrc === null) return;',
  },
  {
    name: 'a file is confirmed twice',
    file: 'features/uploads/confirm.ts',
    from: `  refuseConfirmed(upload);
`,
    to: '',
  },
  {
    name: 'a file is confirmed with another sum',
    file: 'features/uploads/confirm.ts',
    from: '  if (totPrc !== call.body.totPrc) {',
    to: '  if (totPrc < 0) {',
  },
  {
    name: 'a cancelled contract keeps its phone',
    file: 'features/phone-orders/phone-stock.ts',
    from: '  return restock(db, [{ ...toSelection(phone), qty: 1, stckqty2 }]);',
    to: '  return restock(db, [{ ...toSelection(phone), qty: 0, stckqty2 }]);',
  },
  {
    name: 'a contract is reviewed before its card is registered',
    file: 'phone-contract/phone-order-states.ts',
    from: `  if (event === 'REVIEW' && isAwaited) return null;
`,
    to: '',
  },
  {
    name: 'a contract whose card nobody registers does not end',
    file: 'features/phone-orders/phone-order-payments.ts',
    from: `  if (isAwaited(row)) await movePhoneOrder(context, row, { event: 'UNPAID', whoTp: 'S' });`,
    to: `  if (row.payDueDts === undefined) await movePhoneOrder(context, row, { event: 'UNPAID', whoTp: 'S' });`,
  },
  {
    name: 'a signature is swept a day after its contract',
    file: 'features/files/sweep-files.ts',
    from: '  const isUnused = and(isNull(files.usedAt), lt(files.createdAt, dayBefore(now())));',
    to: '  const isUnused = lt(files.createdAt, dayBefore(now()));',
  },
];

export const sourceOf = ({ file }: Mutant): URL => new URL(`../../src/${file}`, import.meta.url);

/** Lets this process load the mall with one rule broken. */
export function breakRule(name: string): void {
  const mutant = mutants.find((each) => each.name === name);
  if (!mutant) throw new Error(`There is no broken rule "${name}".`);
  const { href } = sourceOf(mutant);
  registerHooks({
    load(url, context, nextLoad) {
      if (url !== href) return nextLoad(url, context);
      const source = readFileSync(fileURLToPath(url), 'utf8');
      return { format: 'module-typescript', shortCircuit: true, source: broken(mutant, source) };
    },
  });
}

/** Throws where the rule is not in its file as it stands here. */
export function broken({ name, from, to }: Mutant, source: string): string {
  if (source.split(from).length !== 2)
    throw new Error(`"${name}" is in its file ${source.split(from).length - 1} times.`);
  return source.replace(from, () => to);
}
