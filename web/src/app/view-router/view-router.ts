import {
  matchRoutes,
  NavigationType,
  type DataRouteMatch,
  type DataRouteObject,
  type DataRouter,
  type Location,
  type RouterNavigateOptions,
  type RouterState,
  type RouterSubscriber,
  type To,
} from 'react-router-dom';
import { nextTask } from '../../shared/next-task.ts';
import { placeIn } from '../../shared/session/pending-favorite-place.ts';
import { KeptPlaces } from './kept-places.ts';
import { isHashAlone, nextLocation } from './next-location.ts';
import type { ViewHistory } from './view-history.ts';

/** One route that shows every address, and what is loaded for it. */
export interface ViewRoute extends Omit<DataRouteObject, 'loader' | 'children'> {
  id: 'view';
  load(request: { url: string }): Promise<unknown>;
  /** Whether a move leaves what is shown as it is. */
  keepsView(from: URL, to: URL): boolean;
}

/** A move that is under way. */
interface Move {
  action: NavigationType;
  location: Location;
  options: RouterNavigateOptions;
  /** The page that is shown, once more: nothing scrolls, and the history stays. */
  isRenewal: boolean;
}

const idle: RouterState['navigation'] = {
  state: 'idle',
  location: undefined,
  matches: undefined,
  historyAction: undefined,
  formMethod: undefined,
  formAction: undefined,
  formEncType: undefined,
  formData: undefined,
  json: undefined,
  text: undefined,
};

/**
 * What react-router's `RouterProvider` asks of a router, for the one route that we have: a loader and moves. Its own
 * brings forms, fetchers, blockers and much else along, 12 kB of every first visit.
 */
export class ViewRouter {
  state: RouterState;
  readonly routes: DataRouteObject[];
  readonly manifest: Record<string, DataRouteObject>;
  readonly future = {};
  readonly basename = '/';
  readonly #route: ViewRoute;
  readonly #history: ViewHistory;
  readonly #subscribers = new Set<RouterSubscriber>();
  readonly #places = new KeptPlaces();
  readonly #stopListening: () => void;
  #hasUntoldNews = false;
  #isFirstPlaceFound = false;
  #underWay: Move | null = null;
  /** Asked to load anew; whatever move comes first does so. */
  #mustLoad = false;
  #arrived: (() => void)[] = [];

  constructor(route: ViewRoute, history: ViewHistory) {
    this.#route = route;
    this.#history = history;
    this.routes = [{ ...route, loader: true, children: undefined }];
    this.manifest = { view: this.routes[0]! };
    this.state = {
      historyAction: history.action,
      location: history.location,
      matches: this.#match(history.location),
      initialized: false,
      renderFallback: true,
      navigation: idle,
      restoreScrollPosition: null,
      preventScrollReset: false,
      revalidation: 'idle',
      loaderData: {},
      actionData: null,
      errors: null,
      fetchers: new Map(),
      blockers: new Map(),
    };
    this.#stopListening = history.listen(
      ({ action, location }) => void this.#start({ action, location, options: {}, isRenewal: false }),
    );
    void this.#start({ action: NavigationType.Pop, location: this.state.location, options: {}, isRenewal: false });
  }

  /** As `RouterProvider` takes it. */
  asDataRouter(): DataRouter {
    return this as unknown as DataRouter;
  }

  readonly createHref = (to: To): string => this.#history.createHref(to);
  readonly encodeLocation = (to: To) => this.#history.encodeLocation(to);

  readonly subscribe = (subscriber: RouterSubscriber): (() => void) => {
    this.#subscribers.add(subscriber);
    if (this.#hasUntoldNews) tell(subscriber, this.state);
    this.#hasUntoldNews = false;
    return () => this.#subscribers.delete(subscriber);
  };

  readonly enableScrollRestoration: DataRouter['enableScrollRestoration'] = (...way) => {
    const stop = this.#places.enable(...way);
    if (this.#isFirstPlaceFound || this.state.navigation !== idle) return stop;
    this.#isFirstPlaceFound = true;
    const place = this.#places.find(this.state.location, this.state.matches);
    if (place !== null) this.#update({ restoreScrollPosition: place });
    return stop;
  };

  /** Resolves when something is shown, be it that another move came between. */
  readonly navigate = async (to: To | number | null, options: RouterNavigateOptions = {}): Promise<void> => {
    if (typeof to === 'number') {
      const arrival = this.#arrival();
      this.#history.go(to);
      return arrival;
    }
    const action = options.replace ? NavigationType.Replace : NavigationType.Push;
    await this.#start({
      action,
      location: nextLocation(this.#history, this.state.location, to ?? '.', options.state),
      options,
      isRenewal: false,
    });
  };

  /** Loads what is shown, or what is under way, anew. */
  readonly revalidate = (): Promise<void> => {
    const { historyAction: action, location } = this.state;
    const arrival = this.#arrival();
    const moving = this.state.navigation === idle ? null : this.#underWay;
    this.#mustLoad = true;
    this.#update({ revalidation: 'loading' });
    void this.#start(moving ? { ...moving } : { action, location, options: {}, isRenewal: true });
    return arrival;
  };

  dispose(): void {
    this.#stopListening();
    this.#subscribers.clear();
    this.#underWay = null;
  }

  async #start(move: Move): Promise<void> {
    this.#underWay = move;
    const { location, options } = move;
    const matches = this.#match(location);
    this.#places.save(this.state.location, this.state.matches);
    if (!this.#needsLoading(move)) return this.#complete(move, { matches, errors: null }, options.flushSync);
    // What changes in the browser's own event React draws in one piece, and here there is nothing new to be seen yet.
    if (move.action === NavigationType.Pop && this.state.initialized) await nextTask();
    if (this.#underWay !== move) return;
    if (this.state.initialized && !move.isRenewal)
      this.#update({
        navigation: {
          ...idle,
          state: 'loading',
          location,
          matches,
          historyAction: move.action,
        } as RouterState['navigation'],
      });
    const news = await this.#load(move);
    if (this.#underWay !== move) return;
    if (news instanceof Response) await this.#follow(news, move);
    else this.#complete(move, { ...news, matches });
  }

  #needsLoading({ location, options }: Move): boolean {
    const { initialized, loaderData, errors, location: shown } = this.state;
    if (!initialized || this.#mustLoad || !('view' in loaderData)) return true;
    if (isHashAlone(shown, location) || options.defaultShouldRevalidate === false) return false;
    return errors !== null || !this.#route.keepsView(this.#url(shown), this.#url(location));
  }

  async #load({ location }: Move): Promise<Response | Pick<RouterState, 'loaderData' | 'errors'>> {
    try {
      return { loaderData: { view: await this.#route.load({ url: this.#url(location).href }) }, errors: null };
    } catch (error) {
      return error instanceof Response ? error : { loaderData: this.state.loaderData, errors: { view: error } };
    }
  }

  /** The loader leads elsewhere, by `redirect` or by `replace`. */
  #follow({ headers }: Response, { options }: Move): Promise<void> {
    const location = nextLocation(this.#history, this.state.location, headers.get('Location') ?? '/', null);
    const replaces = options.replace || headers.has('X-Remix-Replace');
    return this.#start({
      action: replaces ? NavigationType.Replace : NavigationType.Push,
      location,
      options,
      isRenewal: false,
    });
  }

  #complete({ action, location, options, isRenewal }: Move, news: Partial<RouterState>, flushSync = false): void {
    if (!isRenewal && action === NavigationType.Push) this.#history.push(location, location.state);
    if (!isRenewal && action === NavigationType.Replace) this.#history.replace(location, location.state);
    this.#underWay = null;
    this.#mustLoad = false;
    this.#update(
      {
        ...news,
        historyAction: action,
        location,
        initialized: true,
        renderFallback: false,
        navigation: idle,
        revalidation: 'idle',
        restoreScrollPosition: isRenewal
          ? false
          : (this.#places.find(location, news.matches ?? []) ?? placeLeft(action, location, options)),
        preventScrollReset: options.preventScrollReset === true,
      },
      flushSync,
    );
    for (const arrive of this.#arrived.splice(0)) arrive();
  }

  #update(news: Partial<RouterState>, flushSync = false): void {
    this.state = { ...this.state, ...news };
    this.#hasUntoldNews = this.#subscribers.size === 0;
    for (const subscriber of this.#subscribers) tell(subscriber, this.state, flushSync);
  }

  #arrival(): Promise<void> {
    return new Promise((resolve) => this.#arrived.push(resolve));
  }

  #match(location: Location): DataRouteMatch[] {
    return matchRoutes(this.routes, location) ?? [];
  }

  #url({ pathname, search }: Location): URL {
    return this.#history.createURL({ pathname, search });
  }
}

/** Who comes from signing in is led to the place of the heart that led them there. What is chosen on that page later stays where it is. */
function placeLeft(
  action: NavigationType,
  { state }: Location,
  { preventScrollReset }: RouterNavigateOptions,
): number | null {
  return action === NavigationType.Replace && !preventScrollReset ? (placeIn(state)?.scrollY ?? null) : null;
}

function tell(subscriber: RouterSubscriber, state: RouterState, flushSync = false): void {
  subscriber(state, { deletedFetchers: [], newErrors: state.errors, viewTransitionOpts: undefined, flushSync });
}
