import type {
  CreateInquiryInput,
  MemberInquiriesArgs,
  UpdateInquiryInput,
} from '../../graphql/__generated__/schema-types.ts';
import { fromDay } from '../../rules/korean-time.ts';
import { pageFields, type PageQuery } from '../../rules/pages.ts';
import type { MallCall } from '../../upstream/call.ts';
import { privateCall } from '../../upstream/private-call.ts';
import type { Read } from '../../upstream/reading.ts';
import { anything, code, list, row, whole, words, yn } from '../../upstream/wire.ts';

const inquiryType = row('QuestionType', { qstnTpCd: code, qstnTpNm: words }, {});
const rowFields = { qstnNo: code, qstnTpNm: words, title: words, ansYn: yn };
const times = { qstnTpCd: code, regDts: words, ansDts: words };
const inquiryRow = row('QuestionRow', rowFields, { ...times, aftrKey: code });
const inquiry = row(
  'Question',
  { ...rowFields, cntn: words },
  { ...times, ordNo: code, gdsGrpNo: code, fileNoList: list('photos', code), rplyMthdCd: code, ansCntn: words },
);
const inquiryPage = row('QuestionPage', { list: list('inquiries', inquiryRow) }, { totalCnt: whole });
const changed = row('QuestionChange', { qstnNo: code }, { qstn: inquiry });

export type WireInquiryRow = Omit<Read<typeof inquiryRow>, 'aftrKey'>;
export type WireInquiry = Read<typeof inquiry>;
export type WireInquiryChange = Read<typeof changed>;
type WireInquiryType = Read<typeof inquiryType>;
type WireInquiryPage = Read<typeof inquiryPage>;

const fields = {
  qstnTpCd: 'typeCode',
  ordNo: 'orderNumber',
  gdsGrpNo: 'productNumber',
  title: 'title',
  cntn: 'text',
  fileNoList: 'fileNumbers',
  rplyMthdCd: 'replyMethod',
};
const fieldsOfKnown = { ...fields, qstnNo: 'number' };

export const inquiryTypesCall: MallCall<WireInquiryType[]> = {
  endpoint: 'GET questions/types',
  method: 'GET',
  path: '/api/v1/mall/questions/types',
  isShared: true,
  response: list('kinds of inquiries', inquiryType),
};

export function inquiriesCall(
  { isAnswered, from, to }: Pick<MemberInquiriesArgs, 'isAnswered' | 'from' | 'to'>,
  paging: PageQuery,
): MallCall<WireInquiryPage> {
  const ansYn = typeof isAnswered === 'boolean' ? (isAnswered ? 'Y' : 'N') : null;
  return {
    endpoint: 'GET questions',
    method: 'GET',
    path: '/api/v1/mall/questions',
    query: { ansYn, fromDt: from && fromDay(from), toDt: to && fromDay(to), ...paging },
    fields: { ...pageFields, ansYn: 'isAnswered', fromDt: 'from', toDt: 'to' },
    isShared: true,
    response: inquiryPage,
  };
}

export function inquiryCall(number: string): MallCall<WireInquiry> {
  return {
    endpoint: 'GET questions/{qstnNo}',
    method: 'GET',
    path: '/api/v1/mall/questions/{qstnNo}',
    numbers: { qstnNo: number },
    isShared: true,
    response: inquiry,
  };
}

export function createInquiryCall({ idempotencyKey, ...input }: CreateInquiryInput) {
  return privateCall({ path: 'questions', body: toBody(input), fields, idempotencyKey, response: changed });
}

export function updateInquiryCall({ number, ...input }: UpdateInquiryInput) {
  return privateCall({
    method: 'PUT',
    path: 'questions/{qstnNo}',
    numbers: { qstnNo: number },
    body: toBody(input),
    fields: fieldsOfKnown,
    response: changed,
  });
}

export function deleteInquiryCall(number: string) {
  return privateCall({
    method: 'DELETE',
    path: 'questions/{qstnNo}',
    numbers: { qstnNo: number },
    fields: fieldsOfKnown,
    response: anything,
  });
}

function toBody(input: Omit<UpdateInquiryInput, 'mallUrl' | 'number'>) {
  return {
    qstnTpCd: input.typeCode,
    ordNo: input.orderNumber,
    gdsGrpNo: input.productNumber,
    title: input.title,
    cntn: input.text,
    fileNoList: input.fileNumbers,
    rplyMthdCd: input.replyMethod,
  };
}
