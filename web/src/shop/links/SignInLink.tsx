import { Link } from 'react-router-dom';
import { useSignInPath } from './sign-in-path.ts';

/** To the login page, and from there back to this address. */
export function SignInLink({ className }: { className?: string | undefined }) {
  return (
    <Link className={className} to={useSignInPath()}>
      로그인
    </Link>
  );
}
