import { useApolloClient } from '@apollo/client/react';
import type { ApolloCache } from '@apollo/client';
import { useRef } from 'react';
import {
  AddressDocument,
  AddressesDocument,
  type AddressBookChangedFragment,
  type AddressInFullFragment,
  type AddressLinesFragment,
  type ConflictFactsFragment,
  type FormRefusalFragment,
} from '../../__generated__/graphql.ts';
import {
  useCreateAddressMutation,
  useDeleteAddressMutation,
  useUpdateAddressMutation,
} from '../../__generated__/hooks.ts';
import type { Refusal } from '../../shared/form/use-mall-form.ts';
import { newIntentKey } from '../../shared/intent/intents.ts';
import { useMallUrl } from '../../shop/page/page-context.ts';
import { mostAddresses, toInput, valuesOf, type AddressValues } from './address-values.ts';

type Saved = { addresses: readonly AddressLinesFragment[]; refusal: null } | { addresses: null; refusal: Refusal };

interface AddressBook {
  create: (values: AddressValues) => Promise<Saved>;
  update: (number: string, values: AddressValues) => Promise<Saved>;
  makeDefault: (number: string) => Promise<Saved>;
  remove: (number: string) => Promise<Saved>;
}

type Answer = AddressBookChangedFragment | ConflictFactsFragment | FormRefusalFragment | null | undefined;

/** Changes the address book. Addresses in full are not kept in the cache. */
export function useAddressBook(): AddressBook {
  const mallUrl = useMallUrl();
  const client = useApolloClient();
  const fetchInFull = useAddressInFull();
  const note = (cache: ApolloCache, answer: Answer) => {
    if (answer?.__typename !== 'DeliveryAddressesChanged') return;
    const { addresses } = answer;
    cache.updateQuery({ query: AddressesDocument, variables: { mallUrl } }, (data) =>
      data?.viewer ? { ...data, viewer: { ...data.viewer, addresses } } : undefined,
    );
  };
  const [createAddress] = useCreateAddressMutation();
  const [updateAddress] = useUpdateAddressMutation();
  const [deleteAddress] = useDeleteAddressMutation();
  const intent = useRef({ contents: '', key: '' });

  async function create(values: AddressValues): Promise<Saved> {
    const contents = JSON.stringify(values);
    // In memory: an address in full is not written into storage.
    if (intent.current.contents !== contents) intent.current = { contents, key: newIntentKey() };
    const input = { mallUrl, idempotencyKey: intent.current.key, ...toInput(values) };
    const { data } = await createAddress({ variables: { input } });
    intent.current = { contents: '', key: '' };
    return settle(data?.createDeliveryAddress);
  }

  async function update(number: string, values: AddressValues): Promise<Saved> {
    const { data } = await updateAddress({ variables: { input: { mallUrl, number, ...toInput(values) } } });
    return settle(data?.updateDeliveryAddress);
  }

  function settle(answer: Answer): Saved {
    note(client.cache, answer);
    if (answer?.__typename === 'DeliveryAddressesChanged') return { addresses: answer.addresses, refusal: null };
    return { addresses: null, refusal: refusalOf(answer) };
  }

  return {
    create,
    update,
    async makeDefault(number) {
      const address = await fetchInFull(number);
      return address ? update(number, { ...valuesOf(address), isDefault: true }) : settle(null);
    },
    async remove(number) {
      const { data } = await deleteAddress({ variables: { input: { mallUrl, number } } });
      return settle(data?.deleteDeliveryAddress);
    },
  };
}

/** Fetches one address unmasked. Null: there is none. */
function useAddressInFull(): (number: string) => Promise<AddressInFullFragment | null> {
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

function refusalOf(answer: Exclude<Answer, AddressBookChangedFragment>): Refusal {
  if (answer?.__typename === 'FormRefused') return answer;
  if (answer?.reason === 'LIMIT_REACHED')
    return { message: `배송지는 ${answer.maximum ?? mostAddresses}개까지 저장할 수 있어요.`, fields: [] };
  return { message: answer?.message ?? '배송지를 저장하지 못했어요. 잠시 뒤 다시 시도해 주세요.', fields: [] };
}
