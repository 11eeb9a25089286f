import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { consents } from '../../db/schema/accounts.ts';
import { alerts } from '../../db/schema/alerts.ts';
import { couponIssues, pointEntries, pointUses } from '../../db/schema/benefits.ts';
import { cartLines, deliveryAddresses } from '../../db/schema/buying.ts';
import { exhibitionEntries } from '../../db/schema/exhibitions.ts';
import { files } from '../../db/schema/files.ts';
import { members, sessions, wishes } from '../../db/schema/members.ts';
import { outbox } from '../../db/schema/operations.ts';
import {
  claimItems,
  claims,
  orderGroups,
  orderHistory,
  orderItems,
  orders,
  orderTickets,
  shipments,
} from '../../db/schema/orders.ts';
import { paymentMoney, paymentRefunds } from '../../db/schema/payment-books.ts';
import { payments } from '../../db/schema/payments.ts';
import { wirelessOrderHistory, wirelessOrders } from '../../db/schema/phone-orders.ts';
import { questions } from '../../db/schema/questions.ts';
import { subscriptionCharges, subscriptionConsents, subscriptions } from '../../db/schema/subscriptions.ts';
import { taxInvoices } from '../../db/schema/tax-invoices.ts';
import { uploadRows, uploads } from '../../db/schema/uploads.ts';
import type { Member } from '../../members/member-person.ts';

/** Rows of one table in a member's file. */
export interface DataPart {
  title: string;
  table: PgTable;
  own: (db: Database, member: Member) => SQL | undefined;
}

/** All tables with rows of a member, but for those of `leftOut`. */
export const dataParts: readonly DataPart[] = [
  of('회원 정보', members, members.memNo),
  of('약관 동의', consents, consents.memNo),
  of('로그인한 기기', sessions, sessions.memNo),
  of('배송지', deliveryAddresses, deliveryAddresses.memNo),
  of('찜한 상품', wishes, wishes.memNo),
  of('재입고·가격 알림', alerts, alerts.memNo),
  of('장바구니', cartLines, cartLines.memNo),
  of('쿠폰', couponIssues, couponIssues.memNo),
  of('포인트', pointEntries, pointEntries.memNo),
  below('포인트 사용', pointUses, pointUses.seq, pointEntries, pointEntries.seq, pointEntries.memNo),
  of('주문', orders, orders.memNo),
  ...[
    ['주문 상품', orderItems, orderItems.ordNo] as const,
    ['배송 묶음', orderGroups, orderGroups.ordNo] as const,
    ['주문 진행 내역', orderHistory, orderHistory.ordNo] as const,
    ['배송', shipments, shipments.ordNo] as const,
    ['이용권', orderTickets, orderTickets.ordNo] as const,
    ['취소·반품·교환', claims, claims.ordNo] as const,
  ].map(([title, table, column]) => below(title, table, column, orders, orders.ordNo, orders.memNo)),
  {
    title: '취소·반품·교환 상품',
    table: claimItems,
    own: (db, { memNo }) => {
      const theirs = db.select({ no: orders.ordNo }).from(orders).where(eq(orders.memNo, memNo));
      return inArray(
        claimItems.clmNo,
        db.select({ no: claims.clmNo }).from(claims).where(inArray(claims.ordNo, theirs)),
      );
    },
  },
  of('결제', payments, payments.memNo),
  below('입금', paymentMoney, paymentMoney.payNo, payments, payments.payNo, payments.memNo),
  below('환불', paymentRefunds, paymentRefunds.payNo, payments, payments.payNo, payments.memNo),
  of('휴대폰 신청', wirelessOrders, wirelessOrders.memNo),
  below(
    '휴대폰 신청 진행 내역',
    wirelessOrderHistory,
    wirelessOrderHistory.ordNo,
    wirelessOrders,
    wirelessOrders.ordNo,
    wirelessOrders.memNo,
  ),
  of('정기구독', subscriptions, subscriptions.memNo),
  below(
    '정기구독 결제',
    subscriptionCharges,
    subscriptionCharges.applNo,
    subscriptions,
    subscriptions.applNo,
    subscriptions.memNo,
  ),
  below(
    '정기구독 가격 동의',
    subscriptionConsents,
    subscriptionConsents.applNo,
    subscriptions,
    subscriptions.applNo,
    subscriptions.memNo,
  ),
  of('대량 주문', uploads, uploads.memNo),
  of('대량 주문 줄', uploadRows, uploadRows.memNo),
  of('세금계산서', taxInvoices, taxInvoices.memNo),
  of('1:1 문의', questions, questions.memNo),
  of('이벤트 응모', exhibitionEntries, exhibitionEntries.memNo),
  of('올린 파일', files, files.memNo),
  {
    title: '보낸 메일과 문자',
    table: outbox,
    own: (_db, { mallId, emailHash, mobileHash }) =>
      and(
        eq(outbox.mallId, mallId),
        inArray(
          outbox.targetHash,
          [emailHash, mobileHash].filter((hash) => hash !== null),
        ),
      ),
  },
];

/** Tables that name a member or what is theirs, and why the file has nothing of them. */
export const leftOut: Readonly<Record<string, string>> = {
  refresh_tokens: 'Hashes of tokens.',
  tid_codes: 'Codes that sign in once.',
  cert_requests: 'Codes and proofs, for a day at most.',
  mail_links: 'Links that prove an address, for a day at most.',
  tickets: 'Hashes of tickets, for a day.',
  idempotency_keys: 'Copies of answers, for a day.',
  order_sheets: 'Copies of cart and addresses between choosing and ordering, for a day.',
  wireless_sheets: 'Choices between choosing and ordering, for a day.',
  portings: 'An answer of the carrier, for an hour.',
  payment_differences: 'Sums that the books of the payment company and of the mall compare, without a person.',
  test_payments: 'The simulated payment company.',
  test_moves: 'The simulated payment company.',
};

/** Columns that are no data of the member's, by their names in the schema. */
export const secretColumns: readonly RegExp[] = [
  /Hash$/u,
  // Keys of the payment company that pay without the card, and forms that open its window.
  /^sealedCard$/u,
  /^sealedForm$/u,
  // Of versions that sealed nothing; the start empties them.
  /^plain/u,
];

function of(title: string, table: PgTable, memNo: PgColumn): DataPart {
  return { title, table, own: (_db, member) => eq(memNo, member.memNo) };
}

/** Rows of what is the member's, by its number. */
function below(
  title: string,
  table: PgTable,
  column: PgColumn,
  parent: PgTable,
  number: PgColumn,
  memNo: PgColumn,
): DataPart {
  return {
    title,
    table,
    own: (db, member) => inArray(column, db.select({ number }).from(parent).where(eq(memNo, member.memNo))),
  };
}
