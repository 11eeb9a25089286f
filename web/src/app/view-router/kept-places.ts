import type { DataRouteMatch, DataRouter, Location } from 'react-router-dom';

type Enable = DataRouter['enableScrollRestoration'];

/** How far down pages were left, as long as somebody is there who scrolls. */
export class KeptPlaces {
  #positions: Parameters<Enable>[0] | null = null;
  #read: Parameters<Enable>[1] = () => 0;
  #keyOf: Parameters<Enable>[2];

  enable(...[positions, read, keyOf]: Parameters<Enable>): () => void {
    this.#positions = positions;
    this.#read = read;
    this.#keyOf = keyOf;
    return () => (this.#positions = null);
  }

  save(location: Location, matches: DataRouteMatch[]): void {
    if (this.#positions) this.#positions[this.#key(location, matches)] = this.#read();
  }

  /** Null: the page was not seen yet. */
  find(location: Location, matches: DataRouteMatch[]): number | null {
    return this.#positions?.[this.#key(location, matches)] ?? null;
  }

  #key(location: Location, matches: DataRouteMatch[]): string {
    const seen = matches.map(({ route, pathname, params }) => ({
      id: route.id,
      pathname,
      params,
      data: undefined,
      loaderData: undefined,
      handle: undefined,
    }));
    return this.#keyOf?.(location, seen) ?? location.key;
  }
}
