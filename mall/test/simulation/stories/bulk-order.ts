import { anAccount } from '../../rest/cases/buying-calls.ts';
import { play, returnUrl, type PaymentAnswer } from '../../rest/harness/payments.ts';
import { faultsOfUploads } from '../../rest/harness/upload-books.ts';
import type { ClerkFile } from '../../rest/harness/upload-model.ts';
import { aCsv, aSheetForm, someCells, uploadMall, type UploadAnswer } from '../../rest/harness/uploads.ts';
import { aKey } from '../../rest/cases/buying-calls.ts';
import type { Random } from '../random.ts';
import { uploaders } from '../seed-simulation.ts';
import type { Story } from '../stories.ts';
import { depositLater } from './deposits.ts';
import type { World } from '../world.ts';

const minuteMs = 60_000;

interface TypedRow {
  number: number;
  qty: number;
}

/** A clerk uploads a file or two, mends rows, confirms by invoice or by account, and pays or does not. */
export const bulkOrder: Story = {
  async play(world, random) {
    const clerk = new BulkClerk(world, random, `B${world.files.contents.size}${random.next().toString(36)}`);
    // Two at once want the same numbers and pieces: rows of the later one fail after they were confirmed.
    if (random.chance(0.4)) await Promise.all([clerk.handleFile(), clerk.handleFile()]);
    else for (let files = 1 + random.below(2); files > 0; files -= 1) await clerk.handleFile();
    world.lastly(() => clerk.faults());
  },
};

class BulkClerk {
  readonly #world: World;
  readonly #random: Random;
  readonly #mark: string;
  readonly #id: string;
  readonly #files: ClerkFile[] = [];
  readonly #faults: string[] = [];

  constructor(world: World, random: Random, mark: string) {
    this.#world = world;
    this.#random = random;
    this.#mark = mark;
    this.#id = random.oneOf(uploaders);
  }

  async handleFile(): Promise<void> {
    const random = this.#random;
    const file = await this.#upload();
    for (let edits = random.below(3); edits > 0; edits -= 1) await this.#edit(file);
    if (random.chance(0.1)) return this.#delete(file);
    if (random.chance(0.4)) await this.#confirmByInvoice(file);
    else await this.#confirmByAccount(file);
    // Whatever was confirmed can neither be edited nor deleted.
    if (random.chance(0.3)) await this.#edit(file);
    if (random.chance(0.3)) await this.#delete(file);
    if (file.acctNo !== null) await this.#deposit(file);
  }

  /** What the mall took or refused against the rules, and what its books say against the rows. */
  async faults(): Promise<string[]> {
    const clerk = {
      files: this.#files,
      faults: this.#faults,
      mark: this.#mark,
      pieces: null,
      history: async () => (await this.#ask<{ list: UploadAnswer[] }>('listUploads', { params: { size: 100 } })).list,
    };
    return faultsOfUploads(this.#world.shop, clerk, { isOver: true });
  }

  #call = async (operation: string, sent: { params?: object; body?: unknown }) =>
    this.#world.shop.send(operation, {
      ...sent,
      token: await this.#world.shop.tokenOf({ id: this.#id, mallId: uploadMall }),
      params: { ...aKey(), ...sent.params },
    });

  async #ask<Data>(operation: string, sent: { params?: object; body?: unknown }): Promise<Data> {
    const { code, data, message } = await this.#call(operation, sent);
    if (code !== '0000') throw new Error(`${operation} was refused: ${code} ${message}`);
    return data as Data;
  }

  #see = ({ upldNo }: ClerkFile) => this.#ask<UploadAnswer>('getUpload', { params: { upldNo } });
  #cells = ({ number, qty }: TypedRow) => someCells(`${this.#mark}-${number}`, { qty: String(qty) });
  #aRow = (): TypedRow => ({ number: 1 + this.#random.below(5), qty: this.#random.oneOf([0, 1, 1, 2, 3]) });

  /** `isDeletion`: without a key, so that its repeat finds nothing any more. */
  #expect({ code }: { code: string }, isAllowed: boolean, what: string, isDeletion = false): void {
    const isDone = code === '0000' || (isDeletion && code === '1404' && isAllowed);
    if (isDone !== isAllowed) this.#faults.push(`The mall answers ${code} for ${what}.`);
  }

  async #upload(): Promise<ClerkFile> {
    const rows = Array.from({ length: 1 + this.#random.below(4) }, this.#aRow);
    const { upldNo } = await this.#ask<UploadAnswer>('uploadOrders', {
      body: aSheetForm(aCsv(rows.map((row) => this.#cells(row)))),
    });
    const typed = new Map(rows.map((row, index) => [index + 1, row]));
    const file: ClerkFile = { upldNo, rows: typed, state: 'OPEN', payNos: [], acctNo: null, isDeposited: false };
    this.#files.push(file);
    this.#world.count('files uploaded');
    return file;
  }

  async #edit(file: ClerkFile): Promise<void> {
    const rowNo = 1 + this.#random.below(5);
    const row = this.#random.chance(0.8) ? this.#aRow() : null;
    const isAllowed = file.state === 'OPEN' && file.rows.has(rowNo);
    const answer = await this.#call('updateUploadRow', {
      params: { upldNo: file.upldNo, rowNo },
      body: { cells: row && this.#cells(row) },
    });
    this.#expect(answer, isAllowed, `an edit of ${file.upldNo}`, row === null);
    if (!isAllowed) return;
    if (row) file.rows.set(rowNo, row);
    else file.rows.delete(rowNo);
  }

  async #delete(file: ClerkFile): Promise<void> {
    const answer = await this.#call('deleteUpload', { params: { upldNo: file.upldNo } });
    this.#expect(answer, file.state === 'OPEN', `the deletion of ${file.upldNo}`, true);
    if (file.state === 'OPEN') file.state = 'DELETED';
  }

  async #confirmByInvoice(file: ClerkFile): Promise<void> {
    const { totPrc } = await this.#see(file);
    // The sum of before: the books show whether the mall took it for other rows.
    if (this.#random.chance(0.2)) await this.#edit(file);
    const confirm = () => this.#confirm(file, { payMthdCd: 'PM00107', totPrc });
    // Pressed twice at once by two keys: one is a file that was confirmed before.
    const answers = await Promise.all(this.#random.chance(0.3) ? [confirm(), confirm()] : [confirm()]);
    const taken = answers.filter(({ code }) => code === '0000');
    if (taken.length > 1) this.#faults.push(`${file.upldNo} is confirmed twice.`);
    if (taken.length === 0) return;
    file.state = 'CONFIRMED';
    await this.#compareSum(file, totPrc);
    this.#world.count('files confirmed');
  }

  #confirm = ({ upldNo }: ClerkFile, body: object) =>
    this.#call('confirmUpload', { params: { upldNo }, body: { okOnlyYn: 'Y', ...body } });

  /** `shown`: what the clerk confirmed. */
  async #compareSum(file: ClerkFile, shown: number): Promise<void> {
    const { payPrc } = await this.#see(file);
    if (payPrc !== shown) this.#faults.push(`${file.upldNo} asks ${payPrc}, confirmed were ${shown}.`);
  }

  async #confirmByAccount(file: ClerkFile): Promise<void> {
    const { totPrc } = await this.#see(file);
    // As with an invoice.
    if (this.#random.chance(0.2)) await this.#edit(file);
    const body = { payMthdCd: 'PM00103', rtnUrl: returnUrl, rfndAcct: anAccount, totPrc };
    const { code, data } = await this.#confirm(file, body);
    if (code !== '0000') return;
    await this.#compareSum(file, totPrc);
    const { pgReq } = data as { pgReq: { payNo: string } };
    await this.#world.scheduler.sleep(this.#random.below(10 * minuteMs));
    const isEdited = this.#random.chance(0.25);
    if (isEdited) await this.#edit(file);
    const { back } = await play(this.#world.shop, pgReq.payNo, { bankCd: 'BK02' });
    if (back) await this.#call('returnFromPayment', { body: back });
    await this.#noteAccount(file, pgReq.payNo);
  }

  /** Asks until the mall knows whether the attempt has an account: the provider may be out of reach. */
  async #noteAccount(file: ClerkFile, payNo: string): Promise<void> {
    for (let tries = 0; tries < 20; tries += 1) {
      const { code, data } = await this.#call('returnFromPayment', {
        body: { pgCd: 'TEST', payNo, ordNo: file.upldNo },
      });
      const { vbank, payStat } = (code === '0000' ? data : {}) as Partial<PaymentAnswer>;
      const { stat } = await this.#see(file);
      if (stat !== 'UP00102') {
        file.state = 'CONFIRMED';
        file.acctNo = vbank?.acctNo ?? null;
        this.#world.count('files confirmed');
        return;
      }
      if (payStat !== 'READY' && payStat !== 'PENDING') return;
      await this.#world.scheduler.sleep(5 * minuteMs);
    }
  }

  async #deposit(file: ClerkFile): Promise<void> {
    const random = this.#random;
    if (random.chance(0.3)) return;
    const { payPrc } = await this.#see(file);
    const amt = (payPrc ?? 0) + (random.chance(0.1) ? 100 : 0);
    const askStatus = () => this.#call('getPaymentStatus', { params: { ordNo: file.upldNo } });
    await depositLater(this.#world, random, { acctNo: file.acctNo ?? '', amt, askStatus });
    this.#world.count('files paid by deposit');
  }
}
