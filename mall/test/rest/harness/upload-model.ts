import { eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { products } from '../../../src/db/schema/products.ts';
import { anAccount } from '../cases/buying-calls.ts';
import { takeOver, workAndDie } from './job-workers.ts';
import { runJobs } from './jobs.ts';
import { deposit, play, returnUrl, type PaymentAnswer } from './payments.ts';
import type { Answer, Shop } from './shop.ts';
import { anUploader, someCells, type UploadAnswer } from './uploads.ts';

const daySeconds = 86_400;
/** Longer than the queue waits for a worker, and than its pause before a retry. */
const takeOverSeconds = 600;

/** A row as the clerk types it. Few numbers, so that rows and files meet in them; 0 pieces are an error. */
const typedRow = { number: fc.integer({ min: 1, max: 3 }), qty: fc.integer({ min: 0, max: 3 }) };
const { constant, record } = fc;
/** One of the files of before. */
const file = fc.nat({ max: 2 });
const rowNo = fc.integer({ min: 1, max: 3 });
const byAccount = fc.boolean();

const presses = fc.integer({ min: 1, max: 2 });

/**
 * The steps of a story, in any order. `go on` takes a file to its next state: about two of five steps do, so that most stories reach
 * orders and money. `diesAfter`: the worker dies after so many uses of the database; 0: it does not die.
 */
export const anyUploadStep = fc.oneof(
  {
    weight: 13,
    arbitrary: record({ kind: constant('go on' as const), file, byAccount, presses, diesAfter: fc.nat({ max: 6 }) }),
  },
  {
    weight: 4,
    arbitrary: record({
      kind: constant('upload' as const),
      rows: fc.array(record(typedRow), { minLength: 1, maxLength: 3 }),
    }),
  },
  { weight: 3, arbitrary: record({ kind: constant('edit' as const), file, rowNo, ...typedRow }) },
  { weight: 1, arbitrary: record({ kind: constant('paste' as const), file, rowNo, ...typedRow }) },
  { weight: 1, arbitrary: record({ kind: constant('delete a row' as const), file, rowNo }) },
  { weight: 2, arbitrary: record({ kind: constant('delete a file' as const), file }) },
  { weight: 1, arbitrary: record({ kind: constant('confirm' as const), file, byAccount, presses }) },
  { weight: 1, arbitrary: record({ kind: constant('deposit' as const), file }) },
  { weight: 4, arbitrary: record({ kind: constant('stock' as const), left: fc.constantFrom(0, 2, 20) }) },
  { weight: 2, arbitrary: record({ kind: constant('four days' as const) }) },
);

type UploadStep = typeof anyUploadStep extends fc.Arbitrary<infer Step> ? Step : never;

interface TypedRow {
  number: number;
  qty: number;
}

/** A file as the clerk left it. */
export interface ClerkFile {
  upldNo: string;
  /** By the number of the row. */
  rows: Map<number, TypedRow>;
  /** CONFIRMED: with an invoice, or its account was opened. */
  state: 'OPEN' | 'CONFIRMED' | 'DELETED';
  /** Attempts of the last confirmation, of which one at most can be opened. */
  payNos: string[];
  acctNo: string | null;
  isDeposited: boolean;
}

/** The files of one member, as the clerk knows them. `mark` keeps the order numbers of runs apart. */
export class Clerk {
  readonly files: ClerkFile[] = [];
  /** What the mall should have refused, and what it should have taken. */
  readonly faults: string[] = [];
  readonly mark: string;
  /** Pieces that are free or in orders of these files. Null: not counted yet. */
  pieces: number | null = null;
  readonly #shop: Shop;
  #session: { who: Awaited<ReturnType<typeof anUploader>>; until: number } | null = null;

  constructor(shop: Shop, mark: string) {
    this.#shop = shop;
    this.mark = mark;
  }

  async take(step: UploadStep): Promise<void> {
    const shop = this.#shop;
    switch (step.kind) {
      case 'go on':
        return this.#goOn(step);
      case 'upload':
        return this.#upload(step.rows);
      case 'edit':
        return this.#editRow(step, step);
      case 'paste': {
        const rows = [0, 1].map((turn) => [step.rowNo + turn, { number: step.number + turn, qty: step.qty }] as const);
        const rowList = rows.map(([rowNo, row]) => ({ rowNo, cells: this.#cells(row) }));
        return this.#edit(step, new Map(rows), 'updateUploadRows', { body: { rowList } });
      }
      case 'delete a row':
        return this.#editRow(step, null);
      case 'delete a file': {
        const found = this.#fileOf(step);
        if (!found) return;
        this.#expect(await this.#call(found, 'deleteUpload'), found.state === 'OPEN', `${found.upldNo} to be deleted`);
        if (found.state === 'OPEN') found.state = 'DELETED';
        return;
      }
      case 'confirm':
        return this.#confirm(step);
      case 'deposit':
        return this.#deposit(step);
      case 'stock':
        return this.#setStock(step.left);
      case 'four days':
        shop.pass(4 * daySeconds);
        await runJobs(shop);
    }
  }

  /** What the mall shows of the latest files, in one call. */
  async history(): Promise<UploadAnswer[]> {
    const { token } = await this.#signIn();
    return (await this.#shop.ask<{ list: UploadAnswer[] }>('listUploads', { token, params: { size: 20 } })).list;
  }

  /** A session ends within a day. */
  async #signIn() {
    const now = this.#shop.context.now().getTime();
    if (this.#session === null || now >= this.#session.until)
      this.#session = { who: await anUploader(this.#shop), until: now + (daySeconds / 2) * 1_000 };
    return this.#session.who;
  }

  #see = async ({ upldNo }: ClerkFile) => (await this.#signIn()).see(upldNo);
  #awaits = (found: ClerkFile | undefined) => found?.acctNo != null && !found.isDeposited;
  #fileOf = ({ file }: { file: number }) => this.files[file % Math.max(1, this.files.length)];
  #cells = ({ number, qty }: TypedRow) => someCells(`${this.mark}-${number}`, { qty: String(qty) });

  #expect({ code }: Answer, isAllowed: boolean, what: string): void {
    if ((code === '0000') !== isAllowed) this.faults.push(`The mall answers ${code} for ${what}.`);
  }

  async #call(
    { upldNo }: ClerkFile,
    operation: string,
    { params = {}, body }: { params?: object; body?: object } = {},
  ) {
    const { token } = await this.#signIn();
    return this.#shop.send(operation, { token, params: { upldNo, ...params }, ...(body && { body }) });
  }

  async #upload(rows: readonly TypedRow[]) {
    const { upload } = await this.#signIn();
    const { upldNo } = await upload(rows.map((each) => this.#cells(each)));
    const typed = new Map(rows.map(({ number, qty }, index) => [index + 1, { number, qty }]));
    this.files.push({ upldNo, rows: typed, state: 'OPEN', payNos: [], acctNo: null, isDeposited: false });
  }

  /** The next step on the way from a file to paid orders. */
  async #goOn(step: { file: number; byAccount: boolean; presses: number; diesAfter: number }): Promise<void> {
    const open = this.files.filter(({ state }) => state !== 'DELETED');
    const found = open[step.file % Math.max(1, open.length)];
    const shown = found && (await this.#see(found));
    const isAtEnd =
      shown?.stat === 'UP00102'
        ? !shown.psblList.includes('CONFIRM')
        : shown?.stat === 'UP00104' && !this.#awaits(found);
    if (!found || isAtEnd) {
      const last = this.files.length * 2;
      return this.#upload([1, 2].map((each) => ({ number: last + each, qty: each })));
    }
    const file = this.files.indexOf(found);
    if (found.state === 'OPEN')
      return found.payNos.length === 0 ? this.#confirm({ ...step, file }) : this.#openAccount(found);
    if (this.#awaits(found)) return this.#deposit({ file });
    await this.#work(step.diesAfter);
  }

  async #work(diesAfter: number) {
    if (diesAfter > 0) {
      await workAndDie(this.#shop, { uses: diesAfter }, ['upload-step']);
      this.#shop.pass(takeOverSeconds);
      await takeOver(this.#shop, ['upload-step']);
    } else await runJobs(this.#shop);
  }

  #editRow(step: { file: number; rowNo: number }, row: TypedRow | null) {
    const { rowNo } = step;
    const body = { cells: row && this.#cells(row) };
    return this.#edit(step, new Map([[rowNo, row]]), 'updateUploadRow', { params: { rowNo }, body });
  }

  async #edit(
    step: { file: number },
    edits: ReadonlyMap<number, TypedRow | null>,
    operation: string,
    sent: { params?: object; body: object },
  ) {
    const found = this.#fileOf(step);
    if (!found) return;
    const isAllowed = found.state === 'OPEN' && [...edits.keys()].every((each) => found.rows.has(each));
    this.#expect(await this.#call(found, operation, sent), isAllowed, `${operation} of ${found.upldNo}`);
    if (!isAllowed) return;
    for (const [each, row] of edits) {
      if (row) found.rows.set(each, { number: row.number, qty: row.qty });
      else found.rows.delete(each);
    }
  }

  async #confirm({ presses, ...step }: { file: number; byAccount: boolean; presses: number }) {
    const found = this.#fileOf(step);
    if (!found || found.state === 'DELETED') return;
    const { confirm } = await this.#signIn();
    const { totPrc } = await this.#see(found);
    const account = { payMthdCd: 'PM00103', rtnUrl: returnUrl, rfndAcct: anAccount };
    const body = { okOnlyYn: 'Y', totPrc, ...(step.byAccount ? account : { payMthdCd: 'PM00107' }) };
    const answers = await Promise.all(Array.from({ length: presses }, () => confirm(found.upldNo, body)));
    const taken = answers.filter(({ code }) => code === '0000');
    if (found.state === 'CONFIRMED' || (!step.byAccount && taken.length > 1))
      for (const answer of taken) this.#expect(answer, false, `${found.upldNo} to be confirmed again`);
    if (found.state === 'OPEN' && taken.length === 0) await this.#expectReason(found, answers);
    const payNos = taken.flatMap(({ data }) => (data as { pgReq: { payNo: string } | null }).pgReq?.payNo ?? []);
    if (payNos.length > 0) found.payNos = payNos;
    if (taken.length > 0 && !step.byAccount) found.state = 'CONFIRMED';
  }

  /** What is refused for its rows or its sum is shown with these from then on. */
  async #expectReason(found: ClerkFile, answers: readonly Answer[]) {
    const shown = await this.#see(found);
    for (const { code, data } of answers) {
      const { rsnCd, totPrc } = (data ?? {}) as { rsnCd?: string; totPrc?: number };
      const isShown = rsnCd === 'PRICE' ? shown.totPrc === totPrc : shown.okCnt === 0;
      if (!isShown) this.faults.push(`${found.upldNo} is refused (${code} ${rsnCd}), and shows no reason.`);
    }
  }

  async #openAccount(found: ClerkFile) {
    const payNos = found.payNos.splice(0);
    for (const payNo of payNos) {
      const { back } = await play(this.#shop, payNo);
      if (!back) continue;
      const { token } = await this.#signIn();
      const { data } = await this.#shop.send('returnFromPayment', { token, body: back });
      const { vbank } = (data ?? {}) as Partial<PaymentAnswer>;
      // Every attempt of a file is answered with the file's account, also a void attempt.
      if (!vbank || vbank.acctNo === found.acctNo) continue;
      if (found.state !== 'OPEN') this.faults.push(`${found.upldNo} gets an account though it is ${found.state}.`);
      found.acctNo = vbank.acctNo;
      found.state = 'CONFIRMED';
    }
  }

  async #deposit(step: { file: number }) {
    const found = this.#fileOf(step);
    if (!found?.acctNo) return;
    await deposit(this.#shop, found.acctNo, (await this.#see(found)).payPrc ?? 0);
    found.isDeposited = true;
  }

  async #setStock(left: number) {
    const { db } = this.#shop.context;
    const ofGoods = eq(products.gdsGrpNo, 'GD0004');
    const [before] = await db.select({ free: products.stckqty }).from(products).where(ofGoods);
    const ordered = this.pieces === null ? 0 : this.pieces - (before?.free ?? 0);
    this.pieces = left + ordered;
    await db.update(products).set({ stckqty: left }).where(ofGoods);
  }
}
