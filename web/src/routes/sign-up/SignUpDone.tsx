import { Link } from 'react-router-dom';
import { loginPath } from '../../shared/links/mall-paths.ts';
import { usePage } from '../../shared/page/page-context.ts';
import buttons from '../../shared/ui/button.module.css';
import classes from './SignUp.module.css';

interface SignUpDoneProps {
  isEmailProven: boolean;
  /** Where the visitor wanted to go before signing up. */
  redirect: string | null;
}

/** The account is there; the way on is to sign in. */
export function SignUpDone({ isEmailProven, redirect }: SignUpDoneProps) {
  const { mallUrl, device } = usePage();
  return (
    <>
      {!isEmailProven && <p className={classes.again}>이메일을 아직 인증하지 않았다면 처음 로그인할 때 한 번만 인증해 주세요.</p>}
      <Link to={loginPath(mallUrl, device, redirect ?? undefined)} replace className={`${buttons.primary} ${classes.wide}`}>
        로그인하기
      </Link>
    </>
  );
}
