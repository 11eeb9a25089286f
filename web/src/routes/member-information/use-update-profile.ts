import {
  UpdateProfileDocument,
  type ProfileFactsFragment,
  type UpdateProfileInput,
} from '../../__generated__/graphql.ts';
import type { Refusal } from '../../shared/form/refusal.ts';
import { useSubmission } from '../../shared/submission/use-submission.ts';
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
  const { submit } = useSubmission(UpdateProfileDocument, {
    input: (changes: ProfileChanges) => ({ mallUrl, checkToken, ...changes }),
    failed: '저장하지 못했어요. 잠시 후 다시 시도해 주세요.',
    onDone(updated, { values: { certificationNumber: _proof, ...facts } }) {
      onChange(updated.profile ?? ({ ...profile, ...facts } as ProfileFactsFragment));
    },
    onRefused({ code }) {
      if (code !== 'NOT_ALLOWED') return undefined;
      onExpiry();
      return '시간이 지나 저장하지 못했어요. 한 번 더 눌러 주세요.';
    },
  });
  return submit;
}
