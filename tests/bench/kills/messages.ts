import type { Client } from 'pg';
import type { Finding } from './audit.ts';
import type { World } from './world.ts';

/** Rows of a bulk order are no orders that their member is told of, one by one. */
const ofShoppers = "select ord_no from orders where ord_tp = 'GOODS'";

/** How often a kind of message must be there, by what it tells of. */
const told: Readonly<Record<string, string>> = {
  ORDER_PAID: `select count(*) from orders where pay_dts is not null and ord_no in (${ofShoppers})`,
  ORDER_SENT: `select (select count(*) from operator_writes where operation = 'sendOrder' and target in (${ofShoppers}))
    + (select count(*) from operator_writes w, jsonb_array_elements(w.answer) r
       where w.operation = 'sendOrders' and r ->> 'sentYn' = 'Y' and r ->> 'ordNo' in (${ofShoppers}))`,
  ORDER_DELIVERED: `select count(*) from operator_writes where operation = 'receiveOrder' and target in (${ofShoppers})`,
  CLAIM_REFUSED: "select count(*) from claims where clm_stat = 'CL00105'",
};

/** Compares the outbox with what happened, and what the servers of mails and short texts got with the outbox. */
export async function auditMessages(client: Client, { mails, texts }: World): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [kind, query] of Object.entries(told)) {
    const { rows } = await client.query<{ channel: string; wanted: number; found: number }>(
      `select channel, (${query})::int as wanted,
         (select count(*) from outbox o where o.kind = $1 and o.channel = c.channel)::int as found
       from unnest(array['EMAIL', 'SMS']) c (channel)`,
      [kind],
    );
    const against = rows.filter(({ wanted, found }) => wanted !== found);
    findings.push({
      promise: `each step is told once, by mail and by text: ${kind}`,
      against: against.map(({ channel, wanted, found }) => `${channel}: ${found} of ${wanted}`),
    });
  }
  const { rows } = await client.query<{ id: string; channel: 'EMAIL' | 'SMS'; isSent: boolean }>(
    'select id, channel, sent_at is not null as "isSent" from outbox',
  );
  const mailsById = new Map<string, Set<string>>();
  for (const { raw } of mails.mails) {
    const id = /^Message-ID: <([^@>]+)@/imu.exec(raw)?.[1] ?? 'none';
    const text = raw.slice(raw.indexOf('\r\n\r\n'));
    mailsById.set(id, (mailsById.get(id) ?? new Set()).add(text));
  }
  const textIds = texts.texts.map(({ recipientGroupingKey }) => recipientGroupingKey);
  const got = { EMAIL: new Set(mailsById.keys()), SMS: new Set(textIds) };
  return [
    ...findings,
    {
      promise: 'every message was sent',
      against: rows.filter(({ isSent }) => !isSent).map(({ id, channel }) => `${channel} ${id}`),
    },
    {
      promise: 'every message that was sent has come to its server',
      against: rows.filter(({ id, channel }) => !got[channel].has(id)).map(({ id, channel }) => `${channel} ${id}`),
    },
    {
      promise: 'a mail that was sent twice is the same under one id',
      against: [...mailsById].filter(([, all]) => all.size > 1).map(([id]) => id),
    },
    {
      promise: 'no short text was taken twice',
      against: textIds.filter((id, index) => textIds.indexOf(id) < index),
    },
    {
      promise: 'no server got what is not in the outbox',
      against: [...got.EMAIL, ...got.SMS].filter((id) => !rows.some((row) => row.id === id)),
    },
  ];
}
