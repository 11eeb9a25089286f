import type { ApolloCache, ApolloClient } from '@apollo/client';
import { SetFavoriteDocument } from '../../__generated__/graphql.ts';
import { describeError } from '../../shared/errors/describe-error.ts';

/** What is marked. */
export interface Markable {
  __typename: 'Goods' | 'WirelessPhone';
  id: string;
  number: string;
}

/** A product with a pending favorite mutation. */
interface PendingMutation {
  /** What the shopper wants by now. */
  wanted: boolean;
  /** The mall's state, as far as this browser knows. */
  saved: boolean;
  /** Names what the cache shows meanwhile. */
  layer: string;
  outcome: Promise<string | null>;
}

const pendingMutations = new WeakMap<ApolloClient, Map<string, PendingMutation>>();
let layers = 0;

type FavoriteListener = (product: Markable, isFavorite: boolean) => void;
const listeners = new WeakMap<ApolloClient, FavoriteListener>();

/** Calls one listener for every favorite that the mall has saved. */
export function onFavoriteSet(client: ApolloClient, listener: FavoriteListener): void {
  listeners.set(client, listener);
}

/**
 * Shows a favorite that another tab of the same member has changed, without a query. A pending tap in this tab takes
 * precedence.
 */
export function followFavorite(
  client: ApolloClient,
  product: Pick<Markable, '__typename' | 'id'>,
  isFavorite: boolean,
): void {
  const pending = pendingOf(client).get(product.id);
  if (pending) pending.saved = isFavorite;
  client.cache.batch({ optimistic: false, update: (cache) => writeFavorite(cache, product, isFavorite) });
}

/**
 * Adds a product to the member's favorites, or removes it. It shows at once; the mall gets one mutation at a time, so
 * that of quick taps the last one counts. Resolves to null, or to a message for the shopper if it was undone.
 */
export function setFavorite(
  client: ApolloClient,
  mallUrl: string,
  product: Markable,
  isFavorite: boolean,
): Promise<string | null> {
  const ours = pendingOf(client);
  const known = ours.get(product.id);
  const layer = `favorite ${product.id} ${(layers += 1)}`;
  client.cache.batch({
    optimistic: layer,
    removeOptimistic: known?.layer,
    update: (cache) => writeFavorite(cache, product, isFavorite),
  });
  if (known) {
    Object.assign(known, { wanted: isFavorite, layer });
    return known.outcome;
  }
  const pending: PendingMutation = { wanted: isFavorite, saved: !isFavorite, layer, outcome: Promise.resolve(null) };
  ours.set(product.id, pending);
  pending.outcome = sendUntilSaved(client, mallUrl, product, pending);
  return pending.outcome;
}

/** One request at a time, until the mall holds what is wanted or does not follow. */
async function sendUntilSaved(
  client: ApolloClient,
  mallUrl: string,
  product: Markable,
  pending: PendingMutation,
): Promise<string | null> {
  const ours = pendingOf(client);
  const isOurs = () => ours.get(product.id) === pending;
  let sent: boolean;
  let hasSaved = false;
  let refusal: string | null;
  do {
    sent = pending.wanted;
    const outcome = await send(client, { mallUrl, productNumber: product.number, isFavorite: sent });
    pending.saved = outcome.isFavorite ?? pending.saved;
    hasSaved ||= outcome.isFavorite !== null;
    refusal = outcome.refusal;
  } while (isOurs() && pending.wanted !== sent && pending.wanted !== pending.saved);
  if (!isOurs()) return null; // another member's favorites are not ours
  const { saved, wanted } = pending;
  ours.delete(product.id);
  client.cache.batch({
    optimistic: false,
    removeOptimistic: pending.layer,
    update: (cache) => writeFavorite(cache, product, saved),
  });
  if (hasSaved) listeners.get(client)?.(product, saved);
  return wanted === saved ? null : (refusal ?? tryAgain);
}

type Wanted = { mallUrl: string; productNumber: string; isFavorite: boolean };
/** State in the mall now, or why it did not change. */
type Outcome = { isFavorite: boolean; refusal: null } | { isFavorite: null; refusal: string };

async function send(client: ApolloClient, input: Wanted): Promise<Outcome> {
  try {
    const { data } = await client.mutate({
      mutation: SetFavoriteDocument,
      variables: { input },
      fetchPolicy: 'no-cache',
    });
    const result = data?.setFavorite;
    if (result?.__typename === 'SetFavoriteSuccess') return { isFavorite: result.isFavorite, refusal: null };
    return { isFavorite: null, refusal: result?.message || tryAgain };
  } catch (error) {
    return { isFavorite: null, refusal: describeError(error, tryAgain).message };
  }
}

const tryAgain = '찜하지 못했어요. 잠시 뒤 다시 눌러 주세요.';

function writeFavorite(
  cache: ApolloCache,
  { __typename, id }: Pick<Markable, '__typename' | 'id'>,
  isFavorite: boolean,
): void {
  cache.modify({ id: cache.identify({ __typename, id }), fields: { isFavorite: () => isFavorite } });
}

function pendingOf(client: ApolloClient): Map<string, PendingMutation> {
  const known = pendingMutations.get(client);
  if (known) return known;
  const fresh = new Map<string, PendingMutation>();
  pendingMutations.set(client, fresh);
  client.onResetStore(async () => fresh.clear()); // another member, or none
  return fresh;
}
