import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { certRequests } from '../../../src/db/schema/accounts.ts';
import { wirelessOrders } from '../../../src/db/schema/phone-orders.ts';
import { productColors, products } from '../../../src/db/schema/products.ts';
import { sealCertPerson } from '../../../src/members/cert-person.ts';
import { hashToken } from '../../../src/security/sealing.ts';
import { aForm, aKey, anAccount, anAddress, dot } from '../cases/buying-calls.ts';
import { aPhoneChoice } from '../cases/phone-price-cases.ts';
import { memNoOf } from './builders.ts';
import type { Shop } from './shop.ts';
import { home } from './world.ts';

export const phone = 'HP0001';

export const adult = { memNm: '한가온', birthDt: '19900115', target: '01000001234' };
export const child = { memNm: '한새싹', birthDt: '20120301', target: '01000005678' };
export const parent = { memNm: '한나무', birthDt: '19800101', target: '01000009012' };

export const rtnUrl = 'http://localhost:4000/pg?mallUrl=familyshop';

export interface PhoneOrder {
  ordNo: string;
  stat: string;
  payPrc: number;
  rfndPrc: number;
  rmnPrc: number;
  payDueDts: string | null;
  psblList: string[];
  estimate: { totalPrice: number; cntrctTotPrc: number };
  holder: { nm: string; telNo: string; adultYn: string; billNo: string | null };
  docList: { docCd: string; fileNo: string | null }[];
  docDueDts: string | null;
  rsnCntn: string | null;
  wdrwEndDt: string | null;
  wdrwRsnList: { rsnCd: string; endDt: string | null }[];
  pay: { payMthdNm: string; payStat: string | null; payDts: string | null } | null;
  rcptList: { prc: number; splyPrc: number; vatPrc: number; apprNo: string | null }[];
  dlvCmpnyNm: string | null;
  invcNo: string | null;
  histList: { stat: string; whoTp: string; rsnCntn: string | null }[];
}
export interface PhonePlaced {
  ordNo: string;
  pgReq: { payNo: string } | null;
  order: PhoneOrder;
}
interface Sheet {
  wlsShtNo: string;
  estimate: PhoneOrder['estimate'];
}

/** Pieces of the phone of the test world. */
export async function stockPhones({ context: { db } }: Pick<Shop, 'context'>, stckqty: number): Promise<void> {
  await db.update(products).set({ stckqty, stckqty2: 0 }).where(eq(products.gdsGrpNo, phone));
  await db.update(productColors).set({ stckqty }).where(eq(productColors.gdsGrpNo, phone));
}

/** Pieces of the phone: free, and by where its orders have them. */
export async function phonesOf({ context: { db } }: Pick<Shop, 'context'>) {
  const [group] = await db.select().from(products).where(eq(products.gdsGrpNo, phone));
  const rows = await db.select().from(wirelessOrders).where(eq(wirelessOrders.gdsGrpNo, phone));
  const at = (place: string) => rows.filter(({ stckTp }) => stckTp === place).length;
  return { free: (group?.stckqty ?? 0) + (group?.stckqty2 ?? 0), held: at('HELD'), sold: at('SOLD') };
}

/** A proof as the identity agency leaves it. */
export async function aContractProof(
  { context: { db, keys, now } }: Pick<Shop, 'context'>,
  person: { memNm: string; birthDt: string; target: string } = adult,
  change: Partial<typeof certRequests.$inferInsert> = {},
): Promise<string> {
  const certNo = randomUUID();
  const at = now();
  await db.insert(certRequests).values({
    certReqHash: hashToken(randomUUID()),
    kind: 'PHONE',
    purposeCd: 'CONTRACT',
    mallId: home,
    memNo: memNoOf(home),
    ...sealCertPerson(keys, person),
    provenAt: at,
    certNoHash: hashToken(certNo),
    createdAt: at,
    expiresAt: new Date(at.getTime() + 3_600_000),
    ...change,
  });
  return certNo;
}

interface Applicant {
  token: string;
  memNo: string;
}

/** Writes all that an order needs, and returns its body. `choice`: other than the usual configuration. */
export async function aPhoneOrder(
  shop: Shop,
  { token, memNo }: Applicant,
  { choice = {}, person = adult }: { choice?: object; person?: typeof adult } = {},
) {
  const ask = <Data>(operation: string, body: object | FormData) =>
    shop.ask<Data>(operation, { token, params: aKey(), body });
  const sheet = await ask<Sheet>('createPhoneSheet', { ...aPhoneChoice, ...choice });
  const book = await shop.ask<{ dlvNo: string }[]>('listDeliveries', { token });
  const dlvNo = book[0]?.dlvNo ?? (await ask<{ dlvNo: string }>('createDelivery', anAddress)).dlvNo;
  const sign = await ask<{ fileNo: string }>('uploadFile', aForm(dot, '서명.png', 'SIGN'));
  const { totalPrice, cntrctTotPrc } = sheet.estimate;
  return {
    wlsShtNo: sheet.wlsShtNo,
    certNo: await aContractProof(shop, person, { memNo }),
    grdnCertNo: null as string | null,
    mnpNo: null as string | null,
    email: 'gaon@example.com',
    billTp: 'ACCT' as 'ACCT' | 'CARD',
    billAcct: anAccount as object | null,
    usimTp: 'USIM',
    addSvcNoList: [] as string[],
    dlvNo,
    signFileNo: sign.fileNo,
    agreeCdList: ['AG00301', 'AG00302', ...(person === child ? ['AG00304'] : [])],
    totalPrice,
    cntrctTotPrc,
    rtnUrl,
  };
}
