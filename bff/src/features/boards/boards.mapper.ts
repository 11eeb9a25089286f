import type { BoardKind, Post } from '../../graphql/__generated__/schema-types.ts';
import { opaqueId } from '../../rules/ids.ts';
import { toSafeHtml } from '../../rules/html.ts';
import { toImage, toImageAddress } from '../../rules/image.ts';
import { toInstant } from '../../rules/korean-time.ts';
import { toOutwardLink } from '../../rules/link.ts';
import type { RowFields } from '../../rules/row-fields.ts';
import { fromCode } from '../../upstream/wire.ts';
import type { MallScope } from '../mall/mall.model.ts';
import type { WirePost, WirePostEntry } from './boards.wire.ts';
import type { PostModel } from './post.model.ts';

const boardKinds = { CM00404: 'NOTICE', CM00410: 'MD_REVIEW' } as const satisfies Record<string, BoardKind>;

/** Fields that the mall tells of a single post only. */
export const postDetailFields = {
  html: ({ cntnHtml }, { url, device, imageHost }) => toSafeHtml(cntnHtml, { mallUrl: url, device, imageHost }),
  attachments: ({ fileList }, { imageHost }) =>
    (fileList ?? []).flatMap(({ fileNm, filePath, size }) => {
      const url = toImageAddress(imageHost, filePath) ?? toOutwardLink(filePath);
      return url === null ? [] : [{ name: fileNm.replaceAll(/\p{Cc}+/gu, ' ').trim(), url, size }];
    }),
  previous: ({ prev }) => prev && { number: prev.brdNo, title: prev.title },
  next: ({ next }) => next && { number: next.brdNo, title: next.title },
} satisfies RowFields<WirePost, MallScope, Post>;

/** A post of a list, without its detail, which is loaded when a field needs it. */
export function toListedPost(wire: WirePostEntry, mall: MallScope): PostModel {
  return {
    id: opaqueId('Post', mall.number, wire.brdNo),
    number: wire.brdNo,
    board: fromCode<BoardKind>(boardKinds, wire.tp, 'tp'),
    title: wire.title,
    isPinned: wire.fixYn,
    isNew: wire.newYn,
    thumbnail: toImage(mall.imageHost, wire.thmbImgPath, ''),
    postedAt: toInstant(wire.regDts),
    viewCount: wire.viewCnt,
    mall,
    detail: null,
  };
}

export function toPost(wire: WirePost, mall: MallScope): PostModel {
  return { ...toListedPost(wire, mall), detail: wire };
}
