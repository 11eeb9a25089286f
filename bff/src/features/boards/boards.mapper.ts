import type { BoardKind } from '../../graphql/__generated__/schema-types.ts';
import { opaqueId } from '../../rules/ids.ts';
import { toImage } from '../../rules/image.ts';
import { toInstant } from '../../rules/korean-time.ts';
import { fromCode } from '../../upstream/wire.ts';
import type { MallScope } from '../mall/mall.model.ts';
import type { WirePost, WirePostEntry } from './boards.wire.ts';
import type { PostModel } from './post.model.ts';

const boardKinds = { CM00404: 'NOTICE', CM00410: 'MD_REVIEW' } as const satisfies Record<string, BoardKind>;

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
