import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { describeError } from '../../shared/errors/describe-error.ts';
import { SignInLink } from '../links/SignInLink.tsx';
import buttons from '../../shared/ui/button.module.css';
import classes from './SectionFailure.module.css';

interface SectionFailureProps {
  error: unknown;
  onRetry: () => void;
  /** Another link, where a retry may not help. */
  children?: ReactNode;
}

/** A part of the page that failed to load: what happened, the request's id, and a retry; or the login where it needs one. */
export function SectionFailure({ error, onRetry, children }: SectionFailureProps) {
  const { message, code, requestId } = describeError(error);
  const root = useRef<HTMLDivElement>(null);
  // The focus is on the retry button, which is about to disappear.
  useLayoutEffect(() => {
    const element = root.current;
    return () => {
      if (element?.contains(document.activeElement)) document.getElementById('main')?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div ref={root} className={classes.root} role="alert">
      <p className={classes.message}>{message}</p>
      {requestId && <p className={classes.request}>요청 번호 {requestId}</p>}
      {code === 'UNAUTHENTICATED' ? (
        <SignInLink className={buttons.primary} />
      ) : (
        <button type="button" className={buttons.secondary} onClick={onRetry}>
          다시 시도
        </button>
      )}
      {children}
    </div>
  );
}
