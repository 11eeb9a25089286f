import { SignInLink } from '../links/SignInLink.tsx';
import { useIsMember } from './session-context.ts';

/** Beside a refusal on a page for members: the way to the login, if the session is gone. */
export function SignInAgain({ className }: { className?: string | undefined }) {
  return useIsMember() ? null : <SignInLink className={className} />;
}
