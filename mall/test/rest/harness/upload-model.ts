import { eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { products } from '../../../src/db/schema/products.ts';
import { anAccount } from '../cases/buying-calls.ts';
import { takeOver, workAndDie } from './job-workers.ts';
import { runJobs } from './jobs.ts';
import { deposit, play, returnUrl, type PaymentAnswer } from './payments.ts';
import type { Shop } from './shop.ts';
import { anUploader, someCells, type UploadAnswer } from './uploads.ts';

const daySeconds = 86_400;
/** Longer than the queue waits for a worker, and than its pause before a retry. */
const takeOverSeconds = 600;

const cells = { number: fc.integer({ min: 1, max: 6 }), qty: fc.integer({ min: 0, max: 3 }) };
const { constant, record } = fc;
/** One of the files of before. */
const file = fc.nat({ max: 5 });
const rowNo = fc.integer({ min: 1, max: 4 });

/** What can happen to the files of a member, in any order. */
export const anyUploadStep = fc.oneof(
  record({
    kind: constant('upload' as const),
    rows: fc.array(record(cells), { minLength: 1, maxLength: 4 }),
  }),
  record({ kind: constant('edit' as const), file, rowNo, ...cells }),
  record({ kind: constant('paste' as const), file, rowNo, ...cells }),
  record({ kind: constant('delete a row' as const), file, rowNo }),
  record({ kind: constant('delete a file' as const), file }),
  record({
    kind: constant('confirm' as const),
    file,
    byAccount: fc.boolean(),
    presses: fc.integer({ min: 1, max: 2 }),
  }),
  record({ kind: constant('open the account' as const), file }),
  record({ kind: constant('deposit' as const), file }),
  record({ kind: constant('stock' as const), left: fc.nat({ max: 8 }) }),
  record({ kind: constant('crash' as const), afterMs: fc.nat({ max: 40 }) }),
  record({ kind: constant('work' as const) }),
  record({ kind: constant('four days' as const) }),
);

type UploadStep = typeof anyUploadStep extends fc.Arbitrary<infer Step> ? Step : never;

interface SentFile {
  upldNo: string;
  payNo: string | null;
  acctNo: string | null;
}

/** The files of one member, as the clerk knows them. `mark` keeps the order numbers of runs apart. */
export class Clerk {
  readonly files: SentFile[] = [];
  readonly #shop: Shop;
  readonly #mark: string;

  constructor(shop: Shop, mark: string) {
    this.#shop = shop;
    this.#mark = mark;
  }

  /** What the mall refuses is nothing that happened. */
  async take(step: UploadStep): Promise<void> {
    const shop = this.#shop;
    switch (step.kind) {
      case 'upload': {
        const { upload } = await this.#signIn();
        const { upldNo } = await upload(step.rows.map((each) => this.#cells(each)));
        this.files.push({ upldNo, payNo: null, acctNo: null });
        return;
      }
      case 'edit':
        return this.#edit(step, this.#cells(step));
      case 'paste': {
        const rowList = [step.rowNo, step.rowNo + 1].map((rowNo, turn) => ({
          rowNo,
          cells: this.#cells({ number: step.number + turn, qty: step.qty }),
        }));
        return this.#call(step, 'updateUploadRows', { body: { rowList } });
      }
      case 'delete a row':
        return this.#edit(step, null);
      case 'delete a file':
        return this.#call(step, 'deleteUpload', {});
      case 'confirm':
        return this.#confirm(step);
      case 'open the account':
        return this.#openAccount(step);
      case 'deposit': {
        const { upldNo, acctNo } = this.#fileOf(step) ?? {};
        if (!upldNo || !acctNo) return;
        const { see } = await this.#signIn();
        await deposit(shop, acctNo, (await see(upldNo)).payPrc ?? 0);
        return;
      }
      case 'stock':
        await shop.context.db.update(products).set({ stckqty: step.left }).where(eq(products.gdsGrpNo, 'GD0004'));
        return;
      case 'crash':
        await workAndDie(shop, step.afterMs, ['upload-step']);
        shop.pass(takeOverSeconds);
        return takeOver(shop, ['upload-step']);
      case 'work':
        await runJobs(shop);
        return;
      case 'four days':
        shop.pass(4 * daySeconds);
        await runJobs(shop);
    }
  }

  #signIn = () => anUploader(this.#shop);
  #fileOf = ({ file }: { file: number }) => this.files[file % Math.max(1, this.files.length)];
  #cells = ({ number, qty }: { number: number; qty: number }) =>
    someCells(`${this.#mark}-${number}`, { qty: String(qty) });

  async #call(step: { file: number }, operation: string, { params = {}, body }: { params?: object; body?: object }) {
    const { upldNo } = this.#fileOf(step) ?? {};
    if (!upldNo) return;
    const { token } = await this.#signIn();
    await this.#shop.send(operation, { token, params: { upldNo, ...params }, ...(body && { body }) });
  }

  #edit(step: { file: number; rowNo: number }, cells: object | null) {
    return this.#call(step, 'updateUploadRow', { params: { rowNo: step.rowNo }, body: { cells } });
  }

  async #confirm(step: { file: number; byAccount: boolean; presses: number }) {
    const found = this.#fileOf(step);
    if (!found) return;
    const { upldNo } = found;
    const { token, confirm } = await this.#signIn();
    const { code, data } = await this.#shop.send('getUpload', { token, params: { upldNo } });
    if (code !== '0000') return; // deleted
    const { totPrc } = data as UploadAnswer;
    const account = { payMthdCd: 'PM00103', rtnUrl: returnUrl, rfndAcct: anAccount };
    const body = { okOnlyYn: 'Y', totPrc, ...(step.byAccount ? account : { payMthdCd: 'PM00107' }) };
    const answers = await Promise.all(Array.from({ length: step.presses }, () => confirm(upldNo, body)));
    for (const answer of answers) {
      const { pgReq } = (answer.code === '0000' ? answer.data : {}) as { pgReq?: { payNo: string } | null };
      if (pgReq) found.payNo = pgReq.payNo;
    }
  }

  async #openAccount(step: { file: number }) {
    const found = this.#fileOf(step);
    if (!found?.payNo) return;
    const { back } = await play(this.#shop, found.payNo);
    if (!back) return;
    const { token } = await this.#signIn();
    const { data } = await this.#shop.send('returnFromPayment', { token, body: back });
    const { vbank } = (data ?? {}) as Partial<PaymentAnswer>;
    found.acctNo = vbank?.acctNo ?? found.acctNo;
  }
}
