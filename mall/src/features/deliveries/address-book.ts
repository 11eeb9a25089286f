import type { Key } from '../../keys.ts';
import { asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { MallContext } from '../../context.ts';
import { readTogether, rowsIn } from '../../db/read-together.ts';
import type { Yn } from '../../db/schema/column-types.ts';
import { deliveryAddresses } from '../../db/schema/buying.ts';
import { maskName, maskText } from '../../security/masking.ts';
import { maskTelephone, readTelephone } from '../../wire/telephone.ts';
import { seal, unseal } from '../../security/sealing.ts';

/** A delivery address and its recipient. All of it is personal data. */
export interface Address {
  dlvNm: string | null;
  rcvrNm: string;
  rcvrTel: string;
  zipCd: string;
  roadAddr: string;
  jibunAddr: string | null;
  dtlAddr: string | null;
  dlvMsg: string | null;
  entrMthdCd: string | null;
  entrCntn: string | null;
}

export interface Delivery extends Address {
  dlvNo: string;
  dfltYn: Yn;
}

type AddressRow = Pick<typeof deliveryAddresses.$inferSelect, 'dlvNo' | 'dfltYn' | 'sealed'>;

/** The addresses of a member in full: the default first, then by when they were used last. */
export async function loadAddressBook(context: MallContext, memNo: string): Promise<Delivery[]> {
  const { addresses } = await readTogether(context.db, { addresses: addressRowsIn(memNo) });
  return openAddresses(context, addresses);
}

/** Their rows as a part of a larger statement, for `openAddresses`. */
export function addressRowsIn(memNo: string): SQL<AddressRow[]> {
  const { dlvNo, dfltYn, sealed } = deliveryAddresses;
  return rowsIn(
    { dlvNo, dfltYn, sealed },
    sql`from ${deliveryAddresses} where ${eq(deliveryAddresses.memNo, memNo)}
      order by ${desc(dfltYn)}, ${desc(deliveryAddresses.usedAt)}, ${asc(dlvNo)}`,
  );
}

export function openAddresses({ keys }: Pick<MallContext, 'keys'>, rows: readonly AddressRow[]): Delivery[] {
  return rows.map((row) => toDelivery(keys.personal, row));
}

export function sealAddress({ keys }: MallContext, address: Address): string {
  return seal(keys.personal, JSON.stringify(address));
}

function toDelivery(key: Key, { dlvNo, dfltYn, sealed }: AddressRow): Delivery {
  const text = unseal(key, sealed);
  if (text === null) throw new Error(`The address ${dlvNo} was sealed with another secret.`);
  const address = JSON.parse(text) as Address;
  // Older rows have hyphens.
  const rcvrTel = readTelephone(address.rcvrTel) ?? address.rcvrTel;
  return { dlvNo, ...address, rcvrTel, dfltYn };
}

/** The masked form, for everything except its form. */
export function maskDelivery(delivery: Delivery): Delivery {
  return {
    ...delivery,
    rcvrNm: maskName(delivery.rcvrNm),
    rcvrTel: maskTelephone(delivery.rcvrTel) ?? '',
    dtlAddr: maskText(delivery.dtlAddr),
    entrCntn: maskText(delivery.entrCntn),
  };
}

/** Receiver and address in a line of a mail, masked as on a page: a mail may come to a wrong address. */
export function maskedAddressWords(address: Omit<Delivery, 'entrCntn' | 'dfltYn'>): string {
  const { rcvrNm, zipCd, roadAddr, dtlAddr } = maskDelivery({ ...address, entrCntn: null, dfltYn: 'N' });
  return [rcvrNm, `(${zipCd})`, roadAddr, dtlAddr].filter(Boolean).join(' ');
}
