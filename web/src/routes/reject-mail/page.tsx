import { useLocation } from 'react-router-dom';
import { useUnsubscribeEmailMutation } from '../../__generated__/hooks.ts';
import { describeError } from '../../shared/errors/describe-error.ts';
import { failureText } from '../../shared/form/failure-text.ts';
import type { PageModule } from '../../shared/page/page-module.ts';
import buttons from '../../shared/ui/button.module.css';
import { EmptyState } from '../../shared/ui/EmptyState/EmptyState.tsx';
import { BellIcon } from '../../shared/ui/late-icons.tsx';
import classes from './RejectMail.module.css';

/** The page of the link in advertising mails. It asks first: programs that look into mails open every link. */
export function RejectMail() {
  const memberToken = useMemberToken();
  const [unsubscribe, { data, error, loading }] = useUnsubscribeEmailMutation();
  if (data?.unsubscribeEmail?.isUnsubscribed) {
    return (
      <Told
        title="광고 메일 수신을 거부했어요"
        text="이제 광고 메일을 보내지 않아요. 주문과 계정에 꼭 필요한 안내는 계속 보내 드려요."
      />
    );
  }
  if (isNoLinkOfOurs(error)) {
    return (
      <Told
        title="확인할 수 없는 링크예요"
        text="주소가 잘렸거나 이미 탈퇴한 회원의 링크일 수 있어요. 받으신 메일의 수신 거부 버튼을 다시 눌러 주세요."
      />
    );
  }
  const reject = () => {
    if (!loading) void unsubscribe({ variables: { input: { memberToken } } }).catch(() => {}); // told below
  };
  return (
    <EmptyState
      headingLevel="h1"
      icon={<BellIcon size={40} />}
      title="광고 메일을 그만 받으시겠어요?"
      text="아래 버튼을 누르면 이 주소로 광고 메일을 보내지 않아요."
    >
      <button type="button" className={buttons.primary} aria-disabled={loading} onClick={reject}>
        {loading ? '처리하는 중' : '수신 거부하기'}
      </button>
      <HomeLink />
      <p className={classes.failure} role="alert">
        {error && failureText(error)}
      </p>
    </EmptyState>
  );
}

/** What became of it. The button that had the focus is gone, so the answer takes it. */
function Told({ title, text }: { title: string; text: string }) {
  return (
    <div ref={focus} tabIndex={-1} className={classes.told}>
      <EmptyState headingLevel="h1" icon={<BellIcon size={40} />} title={title} text={text}>
        <HomeLink />
      </EmptyState>
    </div>
  );
}

function focus(element: HTMLElement | null): void {
  element?.focus();
}

function HomeLink() {
  return (
    <a className={buttons.secondary} href="/">
      홈으로 가기
    </a>
  );
}

/** The mall has not signed it, or its member is gone: pressing again will not help. */
function isNoLinkOfOurs(error: unknown): boolean {
  return error !== undefined && ['BAD_INPUT', 'NOT_FOUND'].includes(describeError(error).code ?? '');
}

/** The signed value at the end of the path: /email/rejectMailYn/:memNo. */
function useMemberToken(): string {
  const last = useLocation().pathname.split('/').findLast(Boolean) ?? '';
  return decodeURIComponent(last);
}

export const page: PageModule = { Component: RejectMail };
