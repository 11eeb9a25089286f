import type { Exhibition } from '../../graphql/__generated__/schema-types.ts';
import { toSafeHtml } from '../../rules/html.ts';
import { toInstant } from '../../rules/korean-time.ts';
import { maskName } from '../../rules/masked-name.ts';
import { onceEach } from '../../rules/once-each.ts';
import type { RowFields } from '../../rules/row-fields.ts';
import { fromCode } from '../../upstream/wire.ts';
import { toAgreement } from '../order-sheet/order-sheet.mapper.ts';
import type { MallModel } from '../mall/mall.model.ts';
import { questionKinds } from './exhibition-codes.ts';
import type { WireExhibitionDetail } from './exhibition.wire.ts';

/** Fields that the mall sends for a single exhibition only. */
export const exhibitionDetailFields = {
  html: ({ cntnHtml }, { url: mallUrl, device, imageHost }) =>
    cntnHtml === null ? null : toSafeHtml(cntnHtml, { mallUrl, device, imageHost }),
  questions: ({ entryForm }) =>
    onceEach(entryForm ?? [], ({ qNo }) => qNo).map(({ qNo, qTp, title, reqYn, choices }) => ({
      number: qNo,
      kind: fromCode(questionKinds, qTp, 'qTp'),
      title,
      isRequired: reqYn ?? false,
      choices: [...new Set(choices ?? [])],
    })),
  agreements: ({ agreeList }, mall) => (agreeList ?? []).map((agreement) => toAgreement(agreement, mall)),
  prizes: ({ prizeList }) => (prizeList ?? []).map(({ prizeNm, winCnt }) => ({ name: prizeNm, winnerCount: winCnt })),
  conditions: ({ condCntn }) => condCntn,
  enteredAt: ({ entryDts }) => toInstant(entryDts),
  // Masked once more, for a mall that forgets it.
  winners: ({ winList }) =>
    (winList ?? []).map(({ maskNm, prizeNm }) => ({ maskedName: maskName(maskNm), prize: prizeNm })),
} satisfies RowFields<WireExhibitionDetail, MallModel, Exhibition>;
