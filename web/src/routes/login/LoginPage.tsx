import { Link } from 'react-router-dom';
import { mallPath } from '../../shared/links/mall-paths.ts';
import { useMall } from '../../shared/mall/mall-context.ts';
import { useDevice } from '../../shared/page/page-context.ts';
import { LoginForm } from './LoginForm.tsx';
import classes from './LoginPage.module.css';

/** Signing in, and the ways for those who cannot yet. */
export function LoginPage() {
  const mall = useMall();
  const device = useDevice();
  const to = (desktop: string, mobile = desktop) => mallPath(mall.url, device, device === 'MOBILE' ? mobile : desktop);
  const ways: [label: string, path: string][] = [
    ['아이디 찾기', to('popup/findId', 'findUserInfoForm')],
    ['비밀번호 찾기', to('popup/password', 'findUserInfoForm')],
  ];
  if (mall.openAreas.includes('SIGN_UP')) ways.push(['회원가입', to('signup')]);
  return (
    <div className={classes.root}>
      <h1 className={classes.title}>로그인</h1>
      <p className={classes.text}>{mall.name} 회원이라면 가족 혜택가로 만나 보세요.</p>
      <LoginForm />
      <ul className={classes.ways}>
        {ways.map(([label, path]) => (
          <li key={label}>
            <Link to={path}>{label}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
