import { QuietLink } from '../../shared/ui/QuietLink/QuietLink.tsx';
import { useSignInPath } from '../links/sign-in-path.ts';
import { useIsMember } from './session-context.ts';

/** Beside a refusal on a page for members: the way to the login, if the session is gone. */
export function SignInAgain() {
  return useIsMember() ? null : <ToSignIn />;
}

function ToSignIn() {
  return <QuietLink to={useSignInPath()}>로그인</QuietLink>;
}
