import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useMall } from '../shop/mall/mall-context.ts';
import { useDevice } from '../shop/page/page-context.ts';
import { useIsMember, useSessionStore } from '../shop/session/session-context.ts';
import { signVisitorIn } from './visitor-session.ts';

/** Looks for a session after hydration, so that hydration matches the server's markup. */
export function VisitorSession() {
  const isMember = useIsMember();
  const { key } = useLocation();
  return isMember ? null : <SigningIn key={key} />;
}

/** Retries after each navigation. */
function SigningIn() {
  const { url, isMarketing } = useMall();
  const device = useDevice();
  const client = useApolloClient();
  const sessions = useSessionStore();
  useEffect(() => {
    if (sessions) void signVisitorIn(client, sessions, { url, isMarketing, device });
  }, [client, sessions, url, isMarketing, device]);
  return null;
}
