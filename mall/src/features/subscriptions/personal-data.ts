import type { Keys } from '../../keys.ts';
import { seal, unseal } from '../../security/sealing.ts';
import type { Delivery } from '../deliveries/address-book.ts';
import { sealText, unsealText } from '../../security/sealed-text.ts';
import type { Subscription } from './subscription.queries.ts';

type PersonalKey = Pick<Keys, 'personal'>;
type SealedDelivery = Pick<Subscription, 'sealedDlv' | 'sealedEntrance'>;

/** Where a subscription is delivered to. The entrance is sealed apart, since it is erased earlier. */
export function sealDelivery(keys: PersonalKey, { entrCntn, ...address }: Delivery): SealedDelivery {
  return { sealedDlv: seal(keys.personal, JSON.stringify(address)), sealedEntrance: sealText(keys, entrCntn) };
}

/** The address in full. Null: it was erased after the end. */
export function openDelivery(
  keys: PersonalKey,
  { applNo, sealedDlv, sealedEntrance }: SealedDelivery & Pick<Subscription, 'applNo'>,
): Delivery | null {
  if (sealedDlv === null) return null;
  const text = unseal(keys.personal, sealedDlv);
  if (text === null) throw new Error(`The address of ${applNo} was sealed with another secret.`);
  return { ...(JSON.parse(text) as Omit<Delivery, 'entrCntn'>), entrCntn: unsealText(keys, sealedEntrance) };
}
