import { lazy, Suspense, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { FormPage } from '../../shared/form/FormPage.tsx';
import { pathTo } from '../../shop/addresses/path-to.ts';
import type { PlainPage } from '../../shop/addresses/path-params.ts';
import { safeRedirect } from '../../shop/links/mall-paths.ts';
import { useMall } from '../../shop/mall/mall-context.ts';
import { usePage } from '../../shop/page/page-context.ts';
import type { PageModule } from '../../shop/page/page-module.ts';
import type { StepReason } from '../../shop/session/open-step.ts';
import { useOpenStep } from '../../shop/session/use-open-step.ts';
import { stepBelowLogin } from '../../shop/session/step-pages.ts';
import { LoginForm } from './LoginForm.tsx';
import classes from './LoginPage.module.css';
import { SessionNotice } from './SessionNotice.tsx';

const CertifyEmail = lazy(async () => ({
  default: (await import('../../features/sign-in-steps/CertifyEmail.tsx')).CertifyEmail,
}));
const EndDormancy = lazy(async () => ({
  default: (await import('../../features/sign-in-steps/EndDormancy.tsx')).EndDormancy,
}));

/** Sign-in; on phones, and after a telecom sign-in, also the step that must come first. */
function LoginPage() {
  const reason = stepBelowLogin(usePage().params['*']);
  return reason === null ? <SignIn isStepForgotten={false} /> : <StepBelow key={reason} reason={reason} />;
}

/** Once opened it stays until it is done. */
function StepBelow({ reason }: { reason: StepReason }) {
  const [step] = useState(useOpenStep(reason));
  if (step === null) return <SignIn isStepForgotten />;
  return <Suspense>{reason === 'EMAIL_MISSING' ? <CertifyEmail step={step} /> : <EndDormancy step={step} />}</Suspense>;
}

function SignIn({ isStepForgotten }: { isStepForgotten: boolean }) {
  const mall = useMall();
  return (
    <FormPage title="로그인" lead={`${mall.name} 회원이라면 가족 혜택가로 만나 보세요.`}>
      <SessionNotice isStepForgotten={isStepForgotten} />
      <LoginForm />
      <Ways />
    </FormPage>
  );
}

/** Links for people who cannot sign in yet. */
function Ways() {
  const mall = useMall();
  const { device } = usePage();
  const redirect = safeRedirect(useSearchParams()[0].get('redirect'), mall.url);
  // Where the visitor wanted to go is not forgotten on the way.
  const to = (page: PlainPage, query: Record<string, string> = {}) =>
    withQuery(pathTo(page, mall, device), { ...query, ...(redirect === null ? {} : { redirect }) });
  const isPhone = device === 'MOBILE';
  const ways: [label: string, path: string][] = [
    ['아이디 찾기', to(isPhone ? 'find-user' : 'find-id')],
    ['비밀번호 찾기', isPhone ? to('find-user', { find: 'password' }) : to('find-password')],
  ];
  if (mall.openAreas.includes('SIGN_UP')) ways.push(['회원가입', to('sign-up')]);
  return (
    <ul className={classes.ways}>
      {ways.map(([label, path]) => (
        <li key={label}>
          <Link to={path}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}

function withQuery(path: string, values: Record<string, string>): string {
  const query = new URLSearchParams(values);
  return query.size > 0 ? `${path}?${query}` : path;
}

export const page: PageModule = { Component: LoginPage };
