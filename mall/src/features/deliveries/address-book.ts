import { asc, desc, eq } from 'drizzle-orm';
import type { MallContext } from '../../context.ts';
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

type Row = typeof deliveryAddresses.$inferSelect;

/** The addresses of a member in full: the default first, then by when they were used last. */
export async function loadAddressBook({ db, keys }: MallContext, memNo: string): Promise<Delivery[]> {
  const rows = await db
    .select()
    .from(deliveryAddresses)
    .where(eq(deliveryAddresses.memNo, memNo))
    .orderBy(desc(deliveryAddresses.dfltYn), desc(deliveryAddresses.usedAt), asc(deliveryAddresses.dlvNo));
  return rows.map((row) => toDelivery(keys.personal, row));
}

export function sealAddress({ keys }: MallContext, address: Address): string {
  return seal(keys.personal, JSON.stringify(address));
}

function toDelivery(key: Uint8Array, { dlvNo, dfltYn, sealed }: Row): Delivery {
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
