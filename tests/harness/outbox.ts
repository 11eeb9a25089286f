import type { Shop } from './shop.ts';

/** A mail or message that the embedded mall would have sent. */
export interface OutboxMessage {
  target: string;
  subject: string;
  body: string;
  links: { label: string; url: string }[];
}

/** The newest message to a number or an address; waits until there is one. */
export async function messageTo(shop: Pick<Shop, 'url'>, target: string): Promise<OutboxMessage> {
  for (const deadline = Date.now() + 20_000; Date.now() < deadline;) {
    const answer = await fetch(`${shop.url}/dev/outbox`, { headers: { accept: 'application/json' } });
    const message = ((await answer.json()) as OutboxMessage[]).find((each) => each.target === target);
    if (message) return message;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Nothing was sent to ${target}`);
}
