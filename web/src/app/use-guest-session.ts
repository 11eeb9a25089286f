import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { Mall } from '../shared/mall/mall-context.ts';
import type { Device } from '../__generated__/graphql.ts';
import { useIsMember, useSessionStore } from '../shared/session/session-context.ts';
import { joinAsGuest } from './guest-session.ts';

/** Makes a visitor of a marketing mall its guest once the page is awake, so that it wakes as it was drawn. */
export function useGuestSession({ url, isMarketing }: Mall, device: Device): void {
  const client = useApolloClient();
  const sessions = useSessionStore();
  const isMember = useIsMember();
  const { key } = useLocation();
  useEffect(() => {
    if (isMarketing && !isMember && sessions) void joinAsGuest(client, sessions, { mallUrl: url, device });
  }, [client, sessions, url, isMarketing, isMember, device, key]);
}
