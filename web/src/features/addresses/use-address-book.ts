import { useApolloClient } from '@apollo/client/react';
import {
  AddressDocument,
  CreateAddressDocument,
  DeleteAddressDocument,
  UpdateAddressDocument,
  type AddressInFullFragment,
  type AddressLinesFragment,
} from '../../__generated__/graphql.ts';
import { useSubmission } from '../../shared/submission/use-submission.ts';
import { useMallUrl } from '../../shop/page/page-context.ts';
import { toInput, type AddressValues } from './address-values.ts';

type OnSaved = (address: AddressLinesFragment) => Promise<unknown> | void;

/** Adds an address to the address book. */
export function useAddressCreation(onSaved?: OnSaved) {
  const mallUrl = useMallUrl();
  return useSubmission(CreateAddressDocument, {
    failed: notSaved,
    intent: `${mallUrl}.address`,
    onRefused: (answer) =>
      answer.__typename === 'LimitReached' ? `배송지는 ${answer.maximum}개까지 저장할 수 있어요.` : undefined,
    input: (values: AddressValues, idempotencyKey) => ({ mallUrl, idempotencyKey, ...toInput(values) }),
    onDone: savedBy(onSaved),
  });
}

interface AddressUpdate {
  number: string;
  values: AddressValues;
}

/** Replaces an address. */
export function useAddressUpdate(onSaved?: OnSaved) {
  const mallUrl = useMallUrl();
  return useSubmission(UpdateAddressDocument, {
    failed: notSaved,
    input: ({ number, values }: AddressUpdate) => ({ mallUrl, number, ...toInput(values) }),
    onDone: savedBy(onSaved),
  });
}

/** `onGone`: it was deleted already, as in another tab. */
export function useAddressRemoval(onGone: () => void) {
  const mallUrl = useMallUrl();
  return useSubmission(DeleteAddressDocument, {
    failed: notSaved,
    onRefused: ({ code }) => {
      if (code !== 'NOT_FOUND') return undefined;
      onGone();
      return goneText;
    },
    input: (number: string) => ({ mallUrl, number }),
  });
}

function savedBy(onSaved: OnSaved | undefined) {
  return async ({ address }: { address: AddressLinesFragment }, { isLeft }: { isLeft: boolean }) => {
    if (!isLeft) await onSaved?.(address);
  };
}

/** Fetches one address with what is masked, past the cache. Null: there is none. */
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

export const goneText = '이미 삭제된 배송지예요. 목록을 새로 불러왔어요.';
export const notSaved = '배송지를 저장하지 못했어요. 잠시 뒤 다시 시도해 주세요.';
