import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { MemberProfileDocument, type ProfileFactsFragment } from '../../__generated__/graphql.ts';
import { useCheckPasswordMutation } from '../../__generated__/hooks.ts';
import type { Refusal } from '../../shared/form/use-mall-form.ts';
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
  const [check] = useCheckPasswordMutation({ fetchPolicy: 'no-cache' });
  const [opened, setOpened] = useState<Opened | null>(null);

  async function open(password: string): Promise<Refusal | null> {
    const { data } = await check({ variables: { input: { mallUrl, password } } });
    const result = data?.checkPassword;
    if (result?.__typename !== 'PasswordChecked') return result ?? failed;
    const { checkToken } = result;
    const profile = opened?.profile ?? (await askProfile(checkToken));
    if (!profile) return failed;
    setOpened({ checkToken, profile });
    return null;
  }

  async function askProfile(checkToken: string) {
    const { data } = await client.query({
      query: MemberProfileDocument,
      variables: { mallUrl },
      context: { checkToken },
      fetchPolicy: 'no-cache',
    });
    return data?.viewer?.profile ?? null;
  }

  return { opened, open, takeProfile: (profile) => setOpened((now) => now && { ...now, profile }) };
}

const failed: Refusal = { message: '회원정보를 불러오지 못했어요. 잠시 후 다시 시도해 주세요.', fields: [] };
