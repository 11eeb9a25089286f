import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useLoginPath } from '../../shop/links/use-login-path.ts';
import classes from './SignUp.module.css';

/** The account exists; signing in goes on to the page that the visitor wanted before. */
export function SignUpDone({ isEmailProven }: { isEmailProven: boolean }) {
  const loginPath = useLoginPath();
  return (
    <>
      {!isEmailProven && (
        <p className={classes.again}>이메일을 아직 인증하지 않았다면 처음 로그인할 때 한 번만 인증해 주세요.</p>
      )}
      <Button component={Link} size="lg" fullWidth to={loginPath} replace>
        로그인하기
      </Button>
    </>
  );
}
