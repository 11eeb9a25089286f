import type { Pool } from 'pg';
import { setTimeout as pause } from 'node:timers/promises';
import { toDay } from '../../../mall/src/wire/days.ts';
import { aForm, anAddress, dot } from '../../../mall/test/rest/cases/buying-calls.ts';
import { aProofAt } from '../../../mall/test/rest/harness/proof-at.ts';
import { aCsv, aSheetForm, someCells, type UploadAnswer } from '../../../mall/test/rest/harness/uploads.ts';
import { MallClient } from './mall-client.ts';
import { recoveryMs } from './patience.ts';

const HOME = 'M0001';
const UPLOAD_MALL = 'M0010';
const RETURN_URL = 'http://localhost:4000/pg?mallUrl=familyshop';
const BETWEEN_MS = 300;

const chance = (share: number) => Math.random() < share;

interface Who {
  id: string;
  password: string;
}

/** What one of them buys. */
interface Offers {
  memNo: string;
  subsNo: string;
  cycle: { cyclCd: string; prc: number };
  phone: Record<string, unknown>;
  uploaded: string;
}

/** Numbers that a shopper was told of, by kind. */
export interface OtherStory {
  subscriptions: string[];
  contracts: string[];
  files: string[];
  refusals: string[];
}

/** A member who subscribes, signs contracts for phones and uploads orders in turn, until told to stop. */
export class OtherShopper {
  readonly story: OtherStory = { subscriptions: [], contracts: [], files: [], refusals: [] };
  readonly #books: { database: Pool; secret: string };
  readonly #offers: Offers;
  readonly #id: string;
  readonly #home: MallClient;
  readonly #uploads: MallClient;

  private constructor(origin: string, who: Who, books: { database: Pool; secret: string }, offers: Offers) {
    this.#id = who.id;
    this.#books = books;
    this.#offers = offers;
    this.#home = new MallClient(origin, { ...who, mallId: HOME });
    this.#uploads = new MallClient(origin, { ...who, mallId: UPLOAD_MALL });
  }

  /** With enough pieces of what it buys, before anything is counted. */
  static async at(origin: string, who: Who, books: { database: Pool; secret: string }): Promise<OtherShopper> {
    const offers = await offersOf(books.database, who.id);
    const numbers = [offers.phone['gdsGrpNo'], offers.uploaded];
    for (const table of ['products', 'product_colors'])
      await books.database.query(`update ${table} set stckqty = 100000 where gds_grp_no = any($1)`, [numbers]);
    return new OtherShopper(origin, who, books, offers);
  }

  get repeats(): number {
    return this.#home.repeats + this.#uploads.repeats;
  }

  async shopUntil(end: number): Promise<void> {
    const offers = this.#offers;
    const [known] = await this.#home.ask<{ dlvNo: string }[]>('listDeliveries');
    const { dlvNo } = known ?? (await this.#home.ask<{ dlvNo: string }>('createDelivery', { body: anAddress }));
    while (Date.now() < end) {
      await this.#subscribe(offers, dlvNo);
      await this.#signContract(offers, dlvNo);
      await this.#upload(offers);
      await pause(BETWEEN_MS);
    }
  }

  async #subscribe({ subsNo, cycle }: Offers, dlvNo: string): Promise<void> {
    const body = {
      subsNo,
      cyclCd: cycle.cyclCd,
      bgnDt: toDay(new Date()),
      qty: 1,
      dlvNo,
      agreeCdList: ['AG00201', 'AG00202'],
      payPrc: cycle.prc,
      rtnUrl: RETURN_URL,
    };
    const applied = await this.#known<{ applNo: string; pgReq: { payNo: string } }>('applySubscription', { body });
    if (!applied) return;
    const { applNo, pgReq } = applied;
    this.story.subscriptions.push(applNo);
    if (chance(0.1)) return;
    await this.#home.post(`/pg-test/${pgReq.payNo}/play`, { act: 'approve', notice: chance(0.5) ? 'twice' : 'none' });
    await this.#asked(async () => {
      await this.#home.call('returnFromPayment', { body: { pgCd: 'TEST', payNo: pgReq.payNo, ordNo: applNo } });
      const { stat } = await this.#home.ask<{ stat: string }>('getApplication', { params: { applNo } });
      return stat !== 'SB00101';
    }, applNo);
    if (chance(0.7)) await this.#known('cancelApplication', { params: { applNo }, body: {} });
  }

  async #signContract({ memNo, phone }: Offers, dlvNo: string): Promise<void> {
    const sheet = await this.#known<{ wlsShtNo: string; estimate: { totalPrice: number; cntrctTotPrc: number } }>(
      'createPhoneSheet',
      { body: phone },
    );
    if (!sheet) return;
    const { fileNo } = await this.#home.ask<{ fileNo: string }>('uploadFile', { body: aForm(dot, '서명.png', 'SIGN') });
    const byCard = chance(0.5);
    const body = {
      wlsShtNo: sheet.wlsShtNo,
      certNo: await this.#proof(memNo),
      email: 'gaon@example.com',
      billTp: byCard ? 'CARD' : 'ACCT',
      billAcct: byCard ? null : { bankCd: 'BK01', acctNo: '110234567890', acctNm: '한가온' },
      usimTp: 'USIM',
      addSvcNoList: [],
      dlvNo,
      signFileNo: fileNo,
      agreeCdList: ['AG00301', 'AG00302'],
      totalPrice: sheet.estimate.totalPrice,
      cntrctTotPrc: sheet.estimate.cntrctTotPrc,
      rtnUrl: RETURN_URL,
    };
    const placed = await this.#known<{ ordNo: string; pgReq: { payNo: string } | null }>('placePhoneOrder', { body });
    if (!placed) return;
    const { ordNo, pgReq } = placed;
    this.story.contracts.push(ordNo);
    if (pgReq && chance(0.9)) {
      await this.#home.post(`/pg-test/${pgReq.payNo}/play`, { act: 'approve' });
      await this.#home.call('returnFromPayment', { body: { pgCd: 'TEST', payNo: pgReq.payNo, ordNo } });
    }
    if (chance(0.4)) await this.#known('cancelPhoneOrder', { params: { ordNo }, body: { rsnCd: 'CL00201' } });
  }

  /** A proof as the identity agency leaves it: its windows are no part of this. Again while the database is down. */
  async #proof(memNo: string): Promise<string> {
    const { database, secret } = this.#books;
    const giveUpAt = Date.now() + recoveryMs;
    for (;;) {
      try {
        return await aProofAt(database, secret, { memNo, mallId: HOME });
      } catch (error) {
        if (Date.now() > giveUpAt) throw error;
        await pause(500);
      }
    }
  }

  async #upload({ uploaded }: Offers): Promise<void> {
    const mark = `${this.#id}${this.story.files.length}-`;
    const rows = [1, 2, 3].map((number) => someCells(`${mark}${number}`, { gdsGrpNo: uploaded, qty: String(number) }));
    const file = await this.#uploads.ask<UploadAnswer>('uploadOrders', { body: aSheetForm(aCsv(rows)) });
    const { upldNo } = file;
    this.story.files.push(upldNo);
    const { totPrc } = await this.#uploads.ask<UploadAnswer>('getUpload', { params: { upldNo } });
    const confirmed = await this.#uploads.call('confirmUpload', {
      params: { upldNo },
      body: { okOnlyYn: 'Y', totPrc, payMthdCd: 'PM00107' },
    });
    if (confirmed.code !== '0000') {
      this.story.refusals.push(confirmed.message);
      return;
    }
    await this.#asked(async () => {
      const { stat } = await this.#uploads.ask<UploadAnswer>('getUpload', { params: { upldNo } });
      return stat === 'UP00104';
    }, upldNo);
  }

  /** Null and remembered: a refusal. */
  async #known<Data>(operation: string, sent: object): Promise<Data | null> {
    const { code, data, message } = await this.#home.call(operation, sent);
    if (code === '0000') return data as Data;
    this.story.refusals.push(`${operation}: ${message} ${JSON.stringify(data)}`);
    return null;
  }

  async #asked(isSo: () => Promise<boolean>, number: string): Promise<void> {
    const giveUpAt = Date.now() + recoveryMs;
    while (Date.now() < giveUpAt) {
      if (await isSo()) return;
      await pause(500);
    }
    throw new Error(`Nothing is known of ${number} after ${recoveryMs} ms.`);
  }
}

/** What the seed sells to this member. */
async function offersOf(database: Pool, id: string): Promise<Offers> {
  const first = async <Row extends object>(query: string, values: unknown[] = []): Promise<Row> => {
    const { rows } = await database.query<Row>(query, values);
    if (!rows[0]) throw new Error(`The seed has no row of ${query}`);
    return rows[0];
  };
  const { memNo } = await first<{ memNo: string }>(
    'select mem_no as "memNo" from members where mall_id = $1 and login_id = $2',
    [HOME, id],
  );
  const { subsNo, cycle } = await first<{ subsNo: string; cycle: Offers['cycle'] }>(
    `select g.gds_grp_no as "subsNo", g.subs -> 'cyclList' -> 0 as cycle from goods g join mall_products m using (gds_grp_no)
     join products p using (gds_grp_no)
     where m.mall_id = $1 and (g.subs ->> 'trialDays')::int = 0 and p.gds_stat = 'GD00403' order by 1 limit 1`,
    [HOME],
  );
  const phone = await first<Record<string, unknown>>(
    `select w.gds_grp_no as "gdsGrpNo", w.phone_memory as "phoneMemory", w.join_tp as "joinTp", w.plan_no as "planNo",
       'SUPPORT' as "discType", k.inst_mnth as "instMnth",
       (select color_nm from product_colors c where c.gds_grp_no = w.gds_grp_no order by prir limit 1) as "colorNm"
     from wireless_plans w join wireless k using (gds_grp_no) join mall_products m using (gds_grp_no)
       join products p using (gds_grp_no) join plans l using (plan_no)
     where m.mall_id = $1 and w.join_tp in ('NEW', 'CHANGE') and k.join_tp_list ? w.join_tp and p.gds_stat = 'GD00403' and l.age_min is null and l.age_max is null
     order by 1, 2, 3, 4 limit 1`,
    [HOME],
  );
  const { uploaded } = await first<{ uploaded: string }>(
    `select p.gds_grp_no as uploaded from products p join goods g using (gds_grp_no) join mall_products m using (gds_grp_no)
     where m.mall_id = $1 and p.gds_stat = 'GD00403' and p.kind = 'GOODS' and g.subs is null and g.dlv_type not in ('5', '9')
       and not exists (select from goods_options o where o.gds_grp_no = p.gds_grp_no)
       and not exists (select from product_colors c where c.gds_grp_no = p.gds_grp_no)
     order by 1 limit 1`,
    [UPLOAD_MALL],
  );
  return { memNo, subsNo, cycle, phone, uploaded };
}
