import type { ApolloClient } from '@apollo/client';
import { memberOf } from '../session/access-token.ts';
import type { SessionStore } from '../session/session-store.ts';
import { followFavorite, onFavoriteSet, type Markable } from './set-favorite.ts';

/** A tab's message about a favorite that the mall has saved. */
interface Message extends Pick<Markable, '__typename' | 'id'> {
  /** The mall, as its tokens are kept. */
  key: string;
  member: unknown;
  isFavorite: boolean;
}

const channelName = 'family-mall.favorites';

/** Keeps one member's favorites in sync in all tabs of this browser. Those of another member or mall do not change. */
export function shareFavoritesWithTabs(client: ApolloClient, sessions: SessionStore): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(channelName);
  const here = () => {
    const session = sessions.read();
    return sessions.key === null || session === null ? null : { key: sessions.key, member: memberOf(session) };
  };
  onFavoriteSet(client, ({ __typename, id }, isFavorite) => {
    const us = here();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
    if (us) channel.postMessage({ ...us, __typename, id, isFavorite } satisfies Message);
  });
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const us = here();
    if (us && isMessage(data) && data.key === us.key && data.member === us.member)
      followFavorite(client, data, data.isFavorite);
  });
}

/** A tab of another release may still be open, with messages that we cannot read. */
function isMessage(data: unknown): data is Message {
  if (typeof data !== 'object' || data === null) return false;
  const { __typename, id, isFavorite } = data as Record<string, unknown>;
  return (
    (__typename === 'Goods' || __typename === 'WirelessPhone') &&
    typeof id === 'string' &&
    typeof isFavorite === 'boolean'
  );
}
