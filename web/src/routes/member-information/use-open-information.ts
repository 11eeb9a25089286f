import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import {
  CheckPasswordDocument,
  MemberProfileDocument,
  type ProfileFactsFragment,
} from '../../__generated__/graphql.ts';
import type { Refusal } from '../../shared/form/refusal.ts';
import { useSubmission } from '../../shared/submission/use-submission.ts';
import { useMallUrl } from '../../shop/page/page-context.ts';

interface Opened {
  /** Good for ten minutes. */
  checkToken: string;
  profile: ProfileFactsFragment;
}

interface Opening {
  /** Null until the password was confirmed. */
  opened: Opened | null;
  open: (password: string) => Promise<Refusal | null>;
  takeProfile: (profile: ProfileFactsFragment) => void;
}

/** Opens a member's information by the password. Nothing of it enters the cache: it goes with the page. */
export function useOpenInformation(): Opening {
  const mallUrl = useMallUrl();
  const client = useApolloClient();
  const [opened, setOpened] = useState<Opened | null>(null);
  const { submit } = useSubmission(CheckPasswordDocument, {
    fetchPolicy: 'no-cache',
    input: (password: string) => ({ mallUrl, password }),
    failed,
    async onDone({ checkToken }) {
      const profile = opened?.profile ?? (await askProfile(checkToken));
      if (!profile) return failed;
      return setOpened({ checkToken, profile });
    },
  });

  async function askProfile(checkToken: string) {
    const { data } = await client.query({
      query: MemberProfileDocument,
      variables: { mallUrl },
      context: { checkToken },
      fetchPolicy: 'no-cache',
    });
    return data?.viewer?.profile ?? null;
  }

  return { opened, open: submit, takeProfile: (profile) => setOpened((now) => now && { ...now, profile }) };
}

const failed = '회원정보를 불러오지 못했어요. 잠시 후 다시 시도해 주세요.';
