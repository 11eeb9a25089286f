import type { PhonePurchaseFragment } from '../../__generated__/graphql.ts';
import { requestedMemory } from './phone-choice.ts';

/** A phone's name with the chosen memory. A name that contains a memory gets the chosen one in its place. */
export function phoneTitle(
  phone: Pick<PhonePurchaseFragment, 'memories' | 'price'> & { name: string },
  params: URLSearchParams,
): string {
  const memory = requestedMemory(phone, params);
  if (memory === null) return phone.name;
  const words = phone.name.split(' ');
  const known = new Set([memory, ...(phone.memories ?? []).map((each) => each.memory)]);
  return words.some((word) => known.has(word))
    ? words.map((word) => (known.has(word) ? memory : word)).join(' ')
    : `${phone.name} ${memory}`;
}
