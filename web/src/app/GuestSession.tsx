import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useMall } from '../shared/mall/mall-context.ts';
import { useDevice } from '../shared/page/page-context.ts';
import { useIsMember, useSessionStore } from '../shared/session/session-context.ts';
import { joinAsGuest } from './guest-session.ts';

/** Makes a visitor of a marketing mall its guest once the page is awake, so that it wakes as it was drawn. */
export function GuestSession() {
  const { isMarketing } = useMall();
  const isMember = useIsMember();
  const { key } = useLocation();
  return isMarketing && !isMember ? <Joining key={key} /> : null;
}

/** Each move tries again. */
function Joining() {
  const { url: mallUrl } = useMall();
  const device = useDevice();
  const client = useApolloClient();
  const sessions = useSessionStore();
  useEffect(() => {
    if (sessions) void joinAsGuest(client, sessions, { mallUrl, device });
  }, [client, sessions, mallUrl, device]);
  return null;
}
