import { vi } from 'vitest';

/** Records which other documents the page moves to; jsdom can show none. Until `vi.unstubAllGlobals()`. */
export function recordMoves(): string[] {
  const { location } = window;
  const moves: string[] = [];
  const move = (address: string) => void moves.push(address);
  vi.stubGlobal('location', {
    get href() {
      return location.href;
    },
    get origin() {
      return location.origin;
    },
    get pathname() {
      return location.pathname;
    },
    get search() {
      return location.search;
    },
    get hash() {
      return location.hash;
    },
    assign: move,
    replace: move,
  });
  return moves;
}
