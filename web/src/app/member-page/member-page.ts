import type { DehydratedState } from '../apollo/dehydrated-state.ts';

/** A page as the gateway renders it for its bearer alone. */
export interface MemberPage {
  /** The client's entry of the build that rendered it; null outside of a build. */
  entry: string | null;
  /** The rendered view; the browser hydrates only the same one. */
  rendered: string;
  title: string;
  /** What stands inside the root. Null: there was no time to render it, and the browser does. */
  html: string | null;
  state: DehydratedState;
  /** How old the results of the state's operations are, in milliseconds and in their order; null: not fresh. */
  ages: readonly (number | null)[];
}

/** A page that was requested before the client's code arrived; see take-member-page.ts. */
export interface RequestedPage {
  /** Null: the gateway has none, or it could not be had. */
  answer: Promise<MemberPage | null>;
  /** Whether its markup stands in the document. */
  isPlaced: boolean;
  /** By Date; 0 before it arrives. */
  arrivedAt: number;
  /** Puts the markup in its place, unless the document or the session has changed. */
  place(page: MemberPage): void;
  /** Whether the member is still the one whose page it is. */
  isOfSession(): boolean;
  /** From now on nothing is put in place. Also ends the request. */
  close(): void;
}
