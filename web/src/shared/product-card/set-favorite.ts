import type { ApolloCache, ApolloClient } from '@apollo/client';
import { SetFavoriteDocument } from '../../__generated__/graphql.ts';
import { describeError } from '../errors/describe-error.ts';

/** What is marked. */
export interface Markable {
  __typename: 'Goods' | 'WirelessPhone';
  id: string;
  number: string;
}

/** A product with a pending favorite mutation. */
interface Telling {
  /** What the shopper wants by now. */
  wanted: boolean;
  /** The mall's state, as far as this browser knows. */
  held: boolean;
  /** Names what the cache shows meanwhile. */
  layer: string;
  outcome: Promise<string | null>;
}

const tellings = new WeakMap<ApolloClient, Map<string, Telling>>();
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
  const telling = tellingsOf(client).get(product.id);
  if (telling) telling.held = isFavorite;
  client.cache.batch({ optimistic: false, update: (cache) => mark(cache, product, isFavorite) });
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
  const ours = tellingsOf(client);
  const known = ours.get(product.id);
  const layer = `wish ${product.id} ${(layers += 1)}`;
  client.cache.batch({
    optimistic: layer,
    removeOptimistic: known?.layer,
    update: (cache) => mark(cache, product, isFavorite),
  });
  if (known) {
    Object.assign(known, { wanted: isFavorite, layer });
    return known.outcome;
  }
  const telling: Telling = { wanted: isFavorite, held: !isFavorite, layer, outcome: Promise.resolve(null) };
  ours.set(product.id, telling);
  telling.outcome = tell(client, mallUrl, product, telling);
  return telling.outcome;
}

/** One request at a time, until the mall holds what is wanted or does not follow. */
async function tell(
  client: ApolloClient,
  mallUrl: string,
  product: Markable,
  telling: Telling,
): Promise<string | null> {
  const ours = tellingsOf(client);
  const isOurs = () => ours.get(product.id) === telling;
  let asked: boolean;
  let hasFollowed = false;
  let refusal: string | null;
  do {
    asked = telling.wanted;
    // oxlint-disable-next-line no-await-in-loop -- each request depends on the response before
    const answer = await ask(client, { mallUrl, productNumber: product.number, isFavorite: asked });
    telling.held = answer.isFavorite ?? telling.held;
    hasFollowed ||= answer.isFavorite !== null;
    refusal = answer.refusal;
  } while (isOurs() && telling.wanted !== asked && telling.wanted !== telling.held);
  if (!isOurs()) return null; // another member's favorites are not ours
  const { held, wanted } = telling;
  ours.delete(product.id);
  client.cache.batch({
    optimistic: false,
    removeOptimistic: telling.layer,
    update: (cache) => mark(cache, product, held),
  });
  if (hasFollowed) listeners.get(client)?.(product, held);
  return wanted === held ? null : (refusal ?? tryAgain);
}

type Wanted = { mallUrl: string; productNumber: string; isFavorite: boolean };
/** What the mall holds now, or why it did not follow. */
type Answer = { isFavorite: boolean; refusal: null } | { isFavorite: null; refusal: string };

async function ask(client: ApolloClient, input: Wanted): Promise<Answer> {
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

function mark(cache: ApolloCache, { __typename, id }: Pick<Markable, '__typename' | 'id'>, isFavorite: boolean): void {
  cache.modify({ id: cache.identify({ __typename, id }), fields: { isFavorite: () => isFavorite } });
}

function tellingsOf(client: ApolloClient): Map<string, Telling> {
  const known = tellings.get(client);
  if (known) return known;
  const fresh = new Map<string, Telling>();
  tellings.set(client, fresh);
  client.onResetStore(async () => fresh.clear()); // another member, or none
  return fresh;
}
