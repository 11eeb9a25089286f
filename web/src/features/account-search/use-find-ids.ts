import { useState } from 'react';
import { useFindLoginIdsMutation } from '../../__generated__/hooks.ts';
import type { FindLoginIdsMutation } from '../../__generated__/graphql.ts';
import { failureText } from '../../shared/form/failure-text.ts';
import { useMallUrl } from '../../shop/page/page-context.ts';

export type FoundId = Extract<FindLoginIdsMutation['findLoginIds'], { __typename: 'FoundLoginIds' }>['ids'][number];

/** The ids of a certified person. */
export function useFindIds() {
  const mallUrl = useMallUrl();
  const [ask] = useFindLoginIdsMutation({ fetchPolicy: 'no-cache' });
  const [ids, setIds] = useState<readonly FoundId[] | null>(null);
  const [failure, setFailure] = useState<{ text: string; again: (() => void) | null } | null>(null);

  async function find(certificationNumber: string): Promise<boolean> {
    setFailure(null);
    try {
      const { data } = await ask({ variables: { input: { mallUrl, certificationNumber } } });
      const result = data?.findLoginIds;
      if (result?.__typename === 'FoundLoginIds') {
        setIds(result.ids);
        return true;
      }
      setFailure({
        text: result?.fields[0]?.reason ?? result?.message ?? '아이디를 찾지 못했어요. 다시 인증해 주세요.',
        again: null,
      });
    } catch (error) {
      setFailure({ text: failureText(error), again: () => void find(certificationNumber) });
    }
    return false;
  }

  return { ids, failure, find };
}
