import { CombinedGraphQLErrors } from '@apollo/client';
import type { ProfileFactsFragment, UpdateProfileInput } from '../../__generated__/graphql.ts';
import { useUpdateProfileMutation } from '../../__generated__/hooks.ts';
import type { Refusal } from '../../shared/form/use-mall-form.ts';
import { useMallUrl } from '../../shop/page/page-context.ts';

export type ProfileChanges = Omit<UpdateProfileInput, 'mallUrl' | 'checkToken'>;
/** Answers why it was refused, or null when it is saved. */
export type UpdateProfile = (changes: ProfileChanges) => Promise<Refusal | null>;

interface Updating {
  checkToken: string;
  profile: ProfileFactsFragment;
  onChange: (profile: ProfileFactsFragment) => void;
  /** The mall takes the check token no more. */
  onExpiry: () => void;
}

/**
 * Saves changes. The member's fields in the cache follow; the profile itself has no id, so that none of it is stored
 * there.
 */
export function useUpdateProfile({ checkToken, profile, onChange, onExpiry }: Updating): UpdateProfile {
  const mallUrl = useMallUrl();
  const [update] = useUpdateProfileMutation();
  return async (changes) => {
    try {
      const { data } = await update({ variables: { input: { mallUrl, checkToken, ...changes } } });
      const result = data?.updateProfile;
      if (result?.__typename !== 'ProfileUpdated')
        return result ?? { message: '저장하지 못했어요. 잠시 후 다시 시도해 주세요.', fields: [] };
      const { certificationNumber: _proof, ...facts } = changes;
      onChange(result.profile ?? ({ ...profile, ...facts } as ProfileFactsFragment));
      return null;
    } catch (error) {
      if (!isForbidden(error)) throw error;
      onExpiry();
      return { message: '시간이 지나 저장하지 못했어요. 한 번 더 눌러 주세요.', fields: [] };
    }
  };
}

function isForbidden(error: unknown): boolean {
  return CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.code === 'FORBIDDEN');
}
