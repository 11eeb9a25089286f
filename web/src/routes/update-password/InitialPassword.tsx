import { NewPasswordForm, type NewPasswords } from '../../features/member/NewPassword/NewPasswordForm.tsx';
import { SetInitialPasswordDocument } from '../../__generated__/graphql.ts';
import { FormPage } from '../../shared/form/FormPage.tsx';
import { useSubmission } from '../../shared/submission/use-submission.ts';
import { useMallUrl } from '../../shop/page/page-context.ts';
import type { OpenStep } from '../../shop/session/open-step.ts';
import { useEnter } from '../../shop/session/use-enter.ts';

const failed = '비밀번호를 정하지 못했어요. 로그인부터 다시 해 주세요.';

/** After INITIAL_PASSWORD: the member's first chosen password, which signs them in. */
export function InitialPassword({ step }: { step: OpenStep }) {
  const mallUrl = useMallUrl();
  const enter = useEnter();
  const { submit } = useSubmission(SetInitialPasswordDocument, {
    fetchPolicy: 'no-cache',
    input: ({ newPassword }: NewPasswords) => ({ mallUrl, stepToken: step.token, newPassword }),
    failed,
    onDone: async (session) => ((await enter(session, step)) ? null : failed),
  });
  return (
    <FormPage
      title="새 비밀번호 정하기"
      lead="처음 받은 비밀번호로는 이용할 수 없어요. 새 비밀번호를 정하면 바로 로그인돼요."
    >
      <NewPasswordForm currentLabel={null} id={step.id} submit={submit} />
    </FormPage>
  );
}
