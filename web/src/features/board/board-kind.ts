import type { BoardKind } from '../../__generated__/graphql.ts';
import { noticesCode } from '../../shop/links/notices-path.ts';

interface BoardFacts {
  /** The word of addresses: `tp`. */
  code: string;
  name: string;
  /** One quiet line under the name. */
  reason: string;
  postsPerPage: number;
}

export const boardFacts: Readonly<Record<BoardKind, BoardFacts>> = {
  NOTICE: {
    code: noticesCode,
    name: '공지사항',
    reason: '새로운 소식과 꼭 알아 두실 일을 전해 드려요.',
    postsPerPage: 15,
  },
  MD_REVIEW: { code: 'CM00410', name: 'MD 리뷰', reason: 'MD가 직접 써 보고 고른 이야기예요.', postsPerPage: 12 },
};

export const boardKinds = ['NOTICE', 'MD_REVIEW'] as const satisfies BoardKind[];

/** The board of an address's `tp`; the notices if it is missing, null if there is no such board. */
export function boardOfCode(code: string | null): BoardKind | null {
  if (!code) return 'NOTICE';
  return boardKinds.find((kind) => boardFacts[kind].code === code) ?? null;
}
