import type { BoardKind } from '../../graphql/__generated__/schema-types.ts';
import type { CallVariants } from '../../request/mall-api.ts';
import type { Read } from '../../upstream/reading.ts';
import { code, list, markup, row, whole, words, yn } from '../../upstream/wire.ts';
import { pageFields, type PageQuery } from '../../rules/pages.ts';

const requiredFields = { brdNo: code, title: words };
const fields = { tp: words, fixYn: yn, newYn: yn, thmbImgPath: words, regDts: words, viewCnt: whole };
const entry = row('BoardEntry', requiredFields, fields);
const postPage = row('BoardPage', { list: list('posts', entry) }, { totalCnt: whole });

const file = row('BoardFile', { fileNm: words, filePath: words }, { size: whole });
const neighbor = row('BoardNeighbor', { brdNo: code, title: words }, {});
const detail = row('BoardDetail', requiredFields, {
  ...fields,
  cntnHtml: markup,
  fileList: list('fileList', file),
  prev: neighbor,
  next: neighbor,
});

export type WirePostEntry = Read<typeof entry>;
export type WirePostPage = Read<typeof postPage>;
export type WirePost = Read<typeof detail>;

const boardCodes: Readonly<Record<BoardKind, string>> = { NOTICE: 'CM00404', MD_REVIEW: 'CM00410' };

interface PostsRequest extends PageQuery {
  board: BoardKind;
  keyword: string | null | undefined;
}

export function postPageCalls(
  mallNumber: string,
  { board, keyword, ...paging }: PostsRequest,
): CallVariants<WirePostPage> {
  const shared = {
    method: 'GET',
    isShared: true,
    response: postPage,
    fields: { ...pageFields, keyword: 'keyword' },
  } as const;
  const query = { tp: boardCodes[board], ...paging, keyword: keyword?.trim() || undefined };
  return {
    member: { ...shared, endpoint: 'GET boards', path: '/api/v1/mall/boards', query },
    visitor: {
      ...shared,
      endpoint: 'GET pre/boards',
      path: '/api/v1/mall/pre/boards',
      query: { mallId: mallNumber, ...query },
    },
  };
}

/** Opening a post counts a view, so calls are never shared. */
export function postCalls(mallNumber: string, number: string): CallVariants<WirePost> {
  const shared = { method: 'GET', isShared: false, response: detail, numbers: { brdNo: number } } as const;
  return {
    member: { ...shared, endpoint: 'GET boards/{brdNo}', path: '/api/v1/mall/boards/{brdNo}' },
    visitor: {
      ...shared,
      endpoint: 'GET pre/boards/{brdNo}',
      path: '/api/v1/mall/pre/boards/{brdNo}',
      query: { mallId: mallNumber },
    },
  };
}
