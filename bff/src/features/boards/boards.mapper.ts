import type { BoardKind, Post, PostSummary } from '../../graphql/__generated__/schema-types.ts';
import { opaqueId } from '../../rules/ids.ts';
import { toSafeHtml } from '../../rules/html.ts';
import { toImage, toImageAddress } from '../../rules/image.ts';
import { toInstant } from '../../rules/korean-time.ts';
import { toOutwardLink } from '../../rules/link.ts';
import { fromCode } from '../../upstream/wire.ts';
import type { MallScope } from '../mall/mall.model.ts';
import type { WirePost, WirePostEntry } from './boards.wire.ts';

const boardKinds = { CM00404: 'NOTICE', CM00410: 'MD_REVIEW' } as const satisfies Record<string, BoardKind>;

export function toPostSummary(wire: WirePostEntry, mall: MallScope): PostSummary {
  return {
    id: opaqueId('PostSummary', mall.number, wire.brdNo), // a list has other fields than the post itself, so a normalized cache must keep them apart
    number: wire.brdNo,
    board: fromCode<BoardKind>(boardKinds, wire.tp, 'tp'),
    title: wire.title,
    isPinned: wire.fixYn ?? false,
    isNew: wire.newYn ?? false,
    thumbnail: toImage(mall.imageHost, wire.thmbImgPath, ''),
    postedAt: toInstant(wire.regDts),
    viewCount: wire.viewCnt,
  };
}

export function toPost(wire: WirePost, mall: MallScope): Post {
  return {
    id: opaqueId('Post', mall.number, wire.brdNo),
    number: wire.brdNo,
    board: fromCode<BoardKind>(boardKinds, wire.tp, 'tp'),
    title: wire.title,
    html: toSafeHtml(wire.cntnHtml, { mallUrl: mall.url, device: mall.device, imageHost: mall.imageHost }),
    attachments: (wire.fileList ?? []).flatMap(({ fileNm, filePath, size }) => {
      const url = toImageAddress(mall.imageHost, filePath) ?? toOutwardLink(filePath);
      return url === null ? [] : [{ name: fileNm.replaceAll(/\p{Cc}+/gu, ' ').trim(), url, size }];
    }),
    postedAt: toInstant(wire.regDts),
    viewCount: wire.viewCnt,
    previous: wire.prev && { number: wire.prev.brdNo, title: wire.prev.title },
    next: wire.next && { number: wire.next.brdNo, title: wire.next.title },
  };
}
