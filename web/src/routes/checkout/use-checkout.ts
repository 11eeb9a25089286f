import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { StartCheckoutDocument } from '../../__generated__/graphql.ts';
import { useSubmission } from '../../shared/submission/use-submission.ts';
import { keepClientToReturnTo, type ClientToReturnTo } from '../../shop/checkout-return/client-to-return-to.ts';
import { useMall } from '../../shop/mall/mall-context.ts';
import { useDevice } from '../../shop/page/page-context.ts';
import type { TokenPair } from '../../shop/session/session-store.ts';
import { takeCheckoutAddress, type CheckoutAddress } from './checkout-address.ts';
import { loadContents, pathOf, type CheckoutContents } from './checkout-contents.ts';
import { useCheckoutSession } from './use-checkout-session.ts';

/** What the page shows. */
export type CheckoutState =
  | { kind: 'starting' }
  /** Whose it is and what is bought: the person presses to go on. `other`: the name of who is signed in here. */
  | { kind: 'ready'; contents: CheckoutContents; client: ClientToReturnTo | null; other: string | null }
  /** The ticket opens nothing. `path`: the same page, for a member who is signed in here. */
  | { kind: 'refused'; reason: 'USED' | 'EXPIRED' | 'NONE' | 'OTHER'; message: string | null; path: string | null }
  /** Nothing came back; the ticket may be unspent. */
  | { kind: 'failed'; message: string | null };

interface Begun {
  address: CheckoutAddress;
  session: TokenPair;
  client: ClientToReturnTo | null;
}

/** Exchanges the ticket of the address, and keeps its session in memory until the person goes on. */
export function useCheckout() {
  const mall = useMall();
  const device = useDevice();
  const { isSignedIn, otherMember, take, leave } = useCheckoutSession();
  const apollo = useApolloClient();
  const navigate = useNavigate();
  const [state, setState] = useState<CheckoutState>({ kind: 'starting' });
  const address = useRef<CheckoutAddress | null>(null);
  const begun = useRef<Begun | null>(null);
  const place = { mall, device };

  const { submit } = useSubmission(StartCheckoutDocument, {
    fetchPolicy: 'no-cache',
    input: ({ ticket, returnUrl }: CheckoutAddress) => ({ mallUrl: mall.url, ticket, returnUrl }),
    failed: '주소를 확인하지 못했어요.',
    onDone({ session, returnTarget }, { values }) {
      begun.current = { address: values, session, client: returnTarget };
      return show(begun.current);
    },
    expected: {
      BAD_INPUT: () => {
        refuse('OTHER', null, null);
        return null;
      },
    },
    onRefused(refused, { values }) {
      const reason =
        refused.__typename === 'WrongState' ? 'USED' : refused.__typename === 'Expired' ? 'EXPIRED' : 'OTHER';
      refuse(reason, refused.message, values);
      return null;
    },
  });

  function refuse(
    reason: 'USED' | 'EXPIRED' | 'NONE' | 'OTHER',
    message: string | null,
    target: CheckoutAddress | null,
  ) {
    setState({ kind: 'refused', reason, message, path: isSignedIn() && target ? pathOf(place, target) : null });
  }

  async function show({ address, session, client }: Begun): Promise<string | null> {
    const contents = await loadContents(apollo, place, address, session);
    if (contents === null) return '회원 정보를 확인하지 못했어요.';
    setState({ kind: 'ready', contents, client, other: await otherMember(session) });
    return null;
  }

  async function start() {
    setState({ kind: 'starting' });
    const known = begun.current;
    try {
      if (known) {
        const failure = await show(known);
        if (failure !== null) setState({ kind: 'failed', message: failure });
        return;
      }
    } catch {
      return setState({ kind: 'failed', message: null });
    }
    if (address.current === null) return refuse('NONE', null, null);
    const refused = await submit(address.current);
    if (refused?.error) setState({ kind: 'failed', message: refused.message });
  }

  async function goOn() {
    if (state.kind !== 'ready' || !begun.current) return;
    const { session, client } = begun.current;
    if (!take(session)) return setState({ kind: 'failed', message: noStorage });
    keepClientToReturnTo(mall.url, client);
    await navigate(state.contents.path, { replace: true });
  }

  const isStarted = useRef(false);
  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    address.current = takeCheckoutAddress();
    void start();
    // oxlint-disable-next-line react/exhaustive-deps -- once for each document
  }, []);

  return { state, goOn, tryAgain: start, giveUp: () => begun.current && leave(begun.current.session) };
}

const noStorage =
  '이 브라우저가 저장 공간을 막아 두어 로그인을 유지할 수 없어요. 브라우저 설정에서 사이트 데이터를 허용해 주세요.';
