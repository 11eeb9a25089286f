import type { TransactionContext } from '../../context.ts';
import { readTogether } from '../../db/read-together.ts';
import { detailLines, noticeMessages, noticeOf, type NoticeContent } from '../../mail/notices.ts';
import { postAll } from '../../mail/outbox.ts';
import { timeWords, won } from '../../mail/words.ts';
import { mallNamesIn } from '../../malls/mall.queries.ts';
import type { PhoneDocumentCode } from '../../phone-contract/phone-documents.ts';
import { maskedAddressWords } from '../deliveries/address-book.ts';
import type { AboutPayable } from '../payments/payable.ts';
import { openPhoneData } from './phone-personal-data.ts';
import { findPhoneOrder, type PhoneOrderRow } from './phone-order.queries.ts';

const documentNames: Readonly<Record<PhoneDocumentCode, string>> = {
  DC00101: '법정대리인 동의서',
  DC00102: '가족관계증명서',
  DC00103: '사업자등록증',
  DC00104: '위임장',
};

export function postPhoneReceived(context: TransactionContext, row: PhoneOrderRow): Promise<void> {
  return post(context, row, noticeOf('PHONE_RECEIVED', { ...contractOf(row), ...numberOf(row) }));
}

export function postPapersAsked(context: TransactionContext, row: PhoneOrderRow): Promise<void> {
  const { docList, docDueDts, rsnCntn } = row;
  const details = {
    상품: phoneName(row),
    서류: docList.map(({ docCd }) => documentNames[docCd]).join(', '),
    '내는 기한': docDueDts ? timeWords(docDueDts) : '',
    안내: rsnCntn ?? '',
    ...numberOf(row),
  };
  return post(context, row, noticeOf('PHONE_PAPERS_ASKED', details));
}

export function postPhoneSent(context: TransactionContext, row: PhoneOrderRow): Promise<void> {
  const parcel = `${row.dlvCmpnyNm ?? ''} ${row.invcNo ?? ''}`.trim();
  return post(context, row, noticeOf('PHONE_SENT', { 상품: phoneName(row), 택배: parcel, ...numberOf(row) }));
}

export function postLineOpened(context: TransactionContext, row: PhoneOrderRow): Promise<void> {
  return post(context, row, noticeOf('PHONE_OPENED', { ...contractOf(row), ...numberOf(row) }));
}

export function postPhoneRefused(context: TransactionContext, row: PhoneOrderRow): Promise<void> {
  const details = { 상품: phoneName(row), 사유: row.rsnCntn ?? '', ...numberOf(row) };
  return post(context, row, noticeOf('PHONE_REFUSED', details));
}

/** Posts a message about its money. */
export async function notifyApplicant(
  context: TransactionContext,
  ordNo: string,
  content: (about: AboutPayable) => NoticeContent,
): Promise<void> {
  const row = await findPhoneOrder(context.db, ordNo);
  if (row) await post(context, row, content({ 상품: phoneName(row), 주문번호: ordNo }));
}

/** To the applicant, as the contract names them. A mail names where the phone goes, masked as on its page. */
async function post(context: TransactionContext, row: PhoneOrderRow, content: NoticeContent): Promise<void> {
  const { malls } = await readTogether(context.db, { malls: mallNamesIn([row.mallId]) });
  const [mall] = malls;
  if (!mall) return;
  const { email, telNo, dlv } = openPhoneData(context.keys, row);
  const mailText = [...detailLines(content.kind, content.details), `배송지 ${maskedAddressWords(dlv)}`].join('\n');
  const notice = { ...content, path: `/order/orderWireless/detail/${row.ordNo}`, mailText };
  await postAll(context, noticeMessages(context.settings, mall, { email, tel: telNo }, notice));
}

function phoneName({ estimate, colorNm }: PhoneOrderRow): string {
  return [estimate.gdsGrpNm, colorNm].filter(Boolean).join(' · ');
}

function contractOf(row: PhoneOrderRow) {
  return { 상품: phoneName(row), '월 납부액': won(row.estimate.totalPrice) };
}

function numberOf({ ordNo }: PhoneOrderRow) {
  return { 신청번호: ordNo };
}
