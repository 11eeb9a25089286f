import type {
  EnterExhibitionInput,
  ExhibitionStatus,
  ExhibitionType,
  ProductOrder,
} from '../../graphql/__generated__/schema-types.ts';
import type { CallVariants } from '../../request/mall-api.ts';
import { pageFields, type PageQuery } from '../../rules/pages.ts';
import { privateCall } from '../../upstream/private-call.ts';
import type { Read } from '../../upstream/reading.ts';
import { code, list, markup, orNull, row, whole, won, words, yn } from '../../upstream/wire.ts';
import { agreement } from '../order-sheet/order-sheet.wire.ts';
import { productOrderCodes } from '../products/product-page.wire.ts';
import { statusCodes, typeCodes } from './exhibition-codes.ts';

const requiredFields = { exhbNo: code, urlNm: code, exhbNm: words };
const fields = {
  exhbTp: code,
  sumCntn: words,
  imgPath: words,
  startDts: words,
  endDts: words,
  winDts: words,
  stat: code,
  entryYn: yn,
  nowDts: words,
};
const exhibition = row('Exhibition', requiredFields, fields);
const page = row('ExhibitionPage', { list: list('exhibitions', exhibition) }, { totalCnt: whole });

const product = row('ExhibitionProduct', { gdsGrpNo: code }, {});
const corner = row(
  'ExhibitionCorner',
  { cornerNo: code, cornerNm: words },
  { totalCnt: whole, contents: list('contents', product) },
);
const coupon = row(
  'ExhibitionCoupon',
  { cpnNo: code, cpnNm: words },
  {
    cpnTp: code,
    dscntTp: code,
    dscntVal: whole,
    maxDscntPrc: won,
    minPrc: won,
    startDts: words,
    endDts: words,
    maxIsuCnt: whole,
    rmnCnt: whole,
    cpnIsuNo: code,
    stat: code,
    isuDts: words,
    usedDts: words,
    ordNo: code,
  },
);
const question = row(
  'EntryQuestion',
  { qNo: code, title: words },
  { qTp: code, reqYn: yn, choices: list('choices', words) },
);
const prize = row('Prize', { prizeNm: words, winCnt: whole }, {});
const winner = row('Winner', { maskNm: words, prizeNm: words }, {});
const detail = row('ExhibitionDetail', requiredFields, {
  ...fields,
  cntnHtml: markup,
  corners: list('corners', corner),
  cpnList: list('cpnList', coupon),
  entryForm: list('entryForm', question),
  agreeList: list('agreeList', agreement),
  prizeList: list('prizeList', prize),
  condCntn: words,
  entryDts: words,
  winList: list('winList', winner),
});
/** An entry; some malls send the exhibition too. */
const entered = orNull(row('ExhibitionEntry', {}, { exhb: detail }));

export type WireExhibition = Read<typeof exhibition>;
export type WireExhibitionDetail = Read<typeof detail>;
export type WireCorner = Read<typeof corner>;

interface PageRequest extends PageQuery {
  status: ExhibitionStatus;
  type?: ExhibitionType | null | undefined;
}

export function exhibitionPageCalls(
  mallNumber: string,
  { status, type, ...paging }: PageRequest,
): CallVariants<Read<typeof page>> {
  const shared = {
    method: 'GET',
    fields: { ...pageFields, stat: 'status', exhbTp: 'type' },
    isShared: true,
    response: page,
  } as const;
  const query = { stat: statusCodes[status], exhbTp: type ? typeCodes[type] : undefined, ...paging };
  return {
    member: { ...shared, endpoint: 'GET exhibitions', path: '/api/v1/mall/exhibitions', query },
    visitor: {
      ...shared,
      endpoint: 'GET pre/exhibitions',
      path: '/api/v1/mall/pre/exhibitions',
      query: { mallId: mallNumber, ...query },
    },
  };
}

/** The page of every corner, in an order. */
export interface CornerRequest {
  orderBy: ProductOrder | null;
  page: number;
}

export function exhibitionCalls(
  mallNumber: string,
  key: string,
  wanted: CornerRequest | null,
): CallVariants<WireExhibitionDetail> {
  const shared = { method: 'GET', numbers: { exhbNo: key }, isShared: true, response: detail } as const;
  const query = wanted
    ? { sort: wanted.orderBy ? productOrderCodes[wanted.orderBy] : undefined, page: wanted.page }
    : {};
  return {
    member: { ...shared, endpoint: 'GET exhibitions/{exhbNo}', path: '/api/v1/mall/exhibitions/{exhbNo}', query },
    visitor: {
      ...shared,
      endpoint: 'GET pre/exhibitions/{exhbNo}',
      path: '/api/v1/mall/pre/exhibitions/{exhbNo}',
      query: { mallId: mallNumber, ...query },
    },
  };
}

export function enterCall({ number, answers, agreedTerms, idempotencyKey }: EnterExhibitionInput) {
  return privateCall({
    path: 'exhibitions/{exhbNo}/entries',
    numbers: { exhbNo: number },
    body: {
      answerList: answers.map(({ question: qNo, value }) => ({ qNo, val: value.choices ?? value.text ?? '' })),
      agreeCdList: agreedTerms,
    },
    fields: {
      exhbNo: 'number',
      answerList: 'answers',
      qNo: 'question',
      agreeCdList: 'agreedTerms',
      ...Object.fromEntries(
        answers.map(({ value }, index) => [
          `answerList.${index}.val`,
          `answers.${index}.value.${value.choices ? 'choices' : 'text'}`,
        ]),
      ),
    },
    idempotencyKey,
    response: entered,
  });
}
