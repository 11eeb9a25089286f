import { useState } from 'react';
import { FindLoginIdsDocument, type FindLoginIdsMutation } from '../../__generated__/graphql.ts';
import { useSubmission } from '../../shared/submission/use-submission.ts';
import { useMallUrl } from '../../shop/page/page-context.ts';

export type FoundId = Extract<FindLoginIdsMutation['findLoginIds'], { __typename: 'FoundLoginIds' }>['ids'][number];

/** The ids of a certified person. */
export function useFindIds() {
  const mallUrl = useMallUrl();
  const [ids, setIds] = useState<readonly FoundId[] | null>(null);
  const { submit, refused, note } = useSubmission(FindLoginIdsDocument, {
    fetchPolicy: 'no-cache',
    input: (certificationNumber: string) => ({ mallUrl, certificationNumber }),
    failed: '아이디를 찾지 못했어요. 다시 인증해 주세요.',
    onDone: (found) => setIds(found.ids),
  });
  return {
    ids,
    /** A failure can be tried again with the same proof. */
    failure: refused && { text: note, again: refused.error ? () => void submit(refused.values) : null },
    find: async (certificationNumber: string) => (await submit(certificationNumber)) === null,
  };
}
