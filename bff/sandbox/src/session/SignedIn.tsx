import type { Session } from './session.ts';
import { signOut } from './sign-in.ts';

/** The signed-in member, the headers of each request, and the sign-out button. */
export function SignedIn({ session }: { session: Session }) {
  return (
    <div className="sandbox-stack">
      <dl className="sandbox-who">
        <dt>
          Member <span lang="ko">회원</span>
        </dt>
        <dd>{session.id}</dd>
        <dt>
          Mall <span lang="ko">몰</span>
        </dt>
        <dd>{session.mallUrl}</dd>
      </dl>
      <p className="sandbox-header-line">
        <code>Authorization: Bearer {session.accessToken.slice(0, 12)}…</code>
      </p>
      <p>
        Every request carries this header. The pair renews itself shortly before it ends, and is kept for this tab: a
        reload goes on, a closed tab signs out.
      </p>
      <p lang="ko">
        모든 요청에 이 헤더가 붙어요. 만료가 가까워지면 스스로 갱신돼요. 토큰은 이 탭에만 있어서, 새로고침해도 이어지고
        탭을 닫으면 로그아웃돼요.
      </p>
      <div className="sandbox-row">
        <button type="button" className="sandbox-button" onClick={() => void copyHeader(session.accessToken)}>
          Copy header <span lang="ko">헤더 복사</span>
        </button>
        <button type="button" className="sandbox-button sandbox-primary" onClick={() => void signOut()}>
          Sign out <span lang="ko">로그아웃</span>
        </button>
      </div>
    </div>
  );
}

function copyHeader(accessToken: string): Promise<void> {
  return navigator.clipboard.writeText(`Authorization: Bearer ${accessToken}`);
}
