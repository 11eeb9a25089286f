import { WithdrawalCheckDocument } from '../../__generated__/graphql.ts';
import { useWithdrawalCheckQuery } from '../../__generated__/hooks.ts';
import { FormPage } from '../../shared/form/FormPage.tsx';
import { useMallUrl } from '../../shop/page/page-context.ts';
import type { PageModule } from '../../shop/page/page-module.ts';
import { SectionFailure } from '../../shop/section-boundary/SectionFailure.tsx';
import { Skeleton } from '../../shared/ui/Skeleton/Skeleton.tsx';
import { Blocks } from './Blocks.tsx';
import { Losses } from './Losses.tsx';
import { WithdrawalForm } from './WithdrawalForm.tsx';

/** Withdrawal: what is lost; what blocks it, if anything; the password, and done. */
export function WithdrawalPage() {
  const mallUrl = useMallUrl();
  const { data, loading, error, refetch } = useWithdrawalCheckQuery({ variables: { mallUrl }, errorPolicy: 'all' });
  const check = data?.viewer?.withdrawalCheck;
  if (check && !check.isPossible) {
    return (
      <FormPage title="회원 탈퇴" lead="지금은 탈퇴할 수 없어요. 아래 내용을 먼저 확인해 주세요.">
        <Blocks blocks={check.blocks} />
      </FormPage>
    );
  }
  return (
    <FormPage title="회원 탈퇴" lead="탈퇴하면 바로 로그아웃되고 되돌릴 수 없어요.">
      {check ? (
        <div>
          <Losses losses={check.losses} />
          <WithdrawalForm />
        </div>
      ) : loading ? (
        <Skeleton height={240} />
      ) : (
        <SectionFailure error={error} onRetry={() => void refetch()} />
      )}
    </FormPage>
  );
}

export const page: PageModule = {
  Component: WithdrawalPage,
  load: async ({ preload, mallUrl }) => {
    await preload(WithdrawalCheckDocument, { mallUrl });
  },
};
