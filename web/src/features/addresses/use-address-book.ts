import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import {
  AddressDocument,
  AddressesDocument,
  CreateAddressDocument,
  DeleteAddressDocument,
  UpdateAddressDocument,
  type AddressBookChangedFragment,
  type AddressInFullFragment,
  type AddressLinesFragment,
  type ConflictFactsFragment,
  type FormRefusalFragment,
} from '../../__generated__/graphql.ts';
import { useSubmission } from '../../shared/submission/use-submission.ts';
import { useMallUrl } from '../../shop/page/page-context.ts';
import { toInput, type AddressValues } from './address-values.ts';

type OnChanged = (addresses: readonly AddressLinesFragment[]) => Promise<unknown> | void;

/** Adds an address to the address book. */
export function useAddressCreation(onChanged?: OnChanged) {
  const { mallUrl, note, ...settings } = useBookSettings(onChanged);
  return useSubmission(CreateAddressDocument, {
    ...settings,
    intent: `${mallUrl}.address`,
    onRefused: (answer) =>
      answer.__typename === 'LimitReached' ? `배송지는 ${answer.maximum}개까지 저장할 수 있어요.` : undefined,
    input: (values: AddressValues, idempotencyKey) => ({ mallUrl, idempotencyKey, ...toInput(values) }),
    update: (cache, { data }) => note(cache, data?.createDeliveryAddress),
  });
}

interface AddressUpdate {
  number: string;
  values: AddressValues;
}

/** Replaces an address. */
export function useAddressUpdate(onChanged?: OnChanged) {
  const { mallUrl, note, ...settings } = useBookSettings(onChanged);
  return useSubmission(UpdateAddressDocument, {
    ...settings,
    input: ({ number, values }: AddressUpdate) => ({ mallUrl, number, ...toInput(values) }),
    update: (cache, { data }) => note(cache, data?.updateDeliveryAddress),
  });
}

export function useAddressRemoval() {
  const { mallUrl, note, ...settings } = useBookSettings();
  return useSubmission(DeleteAddressDocument, {
    ...settings,
    input: (number: string) => ({ mallUrl, number }),
    update: (cache, { data }) => note(cache, data?.deleteDeliveryAddress),
  });
}

/** Fetches one address unmasked. Null: there is none. */
export function useAddressInFull(): (number: string) => Promise<AddressInFullFragment | null> {
  const mallUrl = useMallUrl();
  const client = useApolloClient();
  return async (number) => {
    const { data } = await client.query({
      query: AddressDocument,
      variables: { mallUrl, number },
      fetchPolicy: 'no-cache',
    });
    return data?.viewer?.address ?? null;
  };
}

export const notSaved = '배송지를 저장하지 못했어요. 잠시 뒤 다시 시도해 주세요.';

type Answer = AddressBookChangedFragment | ConflictFactsFragment | FormRefusalFragment;

/** What changes of the address book have in common. Addresses in full are not kept in the cache. */
function useBookSettings(onChanged?: OnChanged) {
  const mallUrl = useMallUrl();
  return {
    mallUrl,
    failed: notSaved,
    async onDone({ addresses }: AddressBookChangedFragment, { isLeft }: { isLeft: boolean }) {
      if (!isLeft) await onChanged?.(addresses);
    },
    note(cache: ApolloCache, answer: Answer | null | undefined) {
      if (answer?.__typename !== 'DeliveryAddressesChanged') return;
      const { addresses } = answer;
      cache.updateQuery({ query: AddressesDocument, variables: { mallUrl } }, (data) =>
        data?.viewer ? { ...data, viewer: { ...data.viewer, addresses } } : undefined,
      );
    },
  };
}
