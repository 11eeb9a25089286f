import { useState } from 'react';
import { useViewerNameQuery } from '../../__generated__/hooks.ts';
import { NewPasswordForm } from '../../features/member/NewPassword/NewPasswordForm.tsx';
import { FormPage } from '../../shared/form/FormPage.tsx';
import { useMallUrl } from '../../shop/page/page-context.ts';
import { useIsMember } from '../../shop/session/session-context.ts';
import { PasswordChanged } from './PasswordChanged.tsx';
import { useChangePassword } from './use-change-password.ts';

const lead = '비밀번호를 바꾸면 다른 기기와 브라우저에서는 로그아웃돼요. 여기에서는 그대로 이용할 수 있어요.';
const leadOfTemporary = '임시비밀번호로 로그인했어요. 새 비밀번호를 정하면 바로 이용할 수 있어요.';

/** A member's new password; with a temporary one it is the only open page until the change. */
export function UpdatePasswordPage() {
  const [isDone, setIsDone] = useState(false);
  const isTemporary = useIsTemporary();
  const changePassword = useChangePassword({ isTemporary, onDone: () => setIsDone(true) });
  if (isDone) {
    return (
      <FormPage title="비밀번호를 바꿨어요" lead="다른 기기와 브라우저에서는 로그아웃했어요." step="done">
        <PasswordChanged />
      </FormPage>
    );
  }
  return (
    <FormPage title="비밀번호 변경" lead={isTemporary ? leadOfTemporary : lead} step="form">
      <NewPasswordForm currentLabel={isTemporary ? '임시비밀번호' : '현재 비밀번호'} submit={changePassword} />
    </FormPage>
  );
}

function useIsTemporary(): boolean {
  const mallUrl = useMallUrl();
  const isMember = useIsMember();
  const { data } = useViewerNameQuery({ variables: { mallUrl }, skip: !isMember });
  return data?.viewer?.mustChangePassword === true;
}
