import type { GraphiQLPlugin } from '@graphiql/react';
import { MemberIcon } from '../icons.tsx';
import { useStore } from '../store.ts';
import { sessionStore } from './session.ts';
import { SignedIn } from './SignedIn.tsx';
import { SignInForm } from './SignInForm.tsx';

function SignInPanel() {
  const session = useStore(sessionStore);
  return (
    <section className="sandbox-panel" aria-label="Sign in">
      <header className="sandbox-panel-head">
        <h2>
          Sign in <span lang="ko">로그인</span>
        </h2>
      </header>
      {session ? <SignedIn session={session} /> : <SignInForm />}
    </section>
  );
}

export const signInPlugin: GraphiQLPlugin = { title: 'Sign in · 로그인', icon: MemberIcon, content: SignInPanel };
