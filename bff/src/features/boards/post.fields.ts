import type { Post } from '../../graphql/__generated__/schema-types.ts';
import { toSafeHtml } from '../../rules/html.ts';
import { toImageAddress } from '../../rules/image.ts';
import { toOutwardLink } from '../../rules/link.ts';
import type { RowFields } from '../../rules/row-fields.ts';
import type { MallScope } from '../mall/mall.model.ts';
import type { WirePost } from './boards.wire.ts';

/** Fields that the mall sends for a single post only. */
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
