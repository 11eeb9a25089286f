import type { Shop } from './shop.ts';

/** A mail or message that the embedded mall would have sent. */
export interface Letter {
  target: string;
  subject: string;
  body: string;
  links: { label: string; url: string }[];
}

/** The newest letter to a number or an address; waits until there is one. */
export async function letterTo(shop: Shop, target: string): Promise<Letter> {
  for (const deadline = Date.now() + 20_000; Date.now() < deadline;) {
    const answer = await fetch(`${shop.url}/dev/outbox`, { headers: { accept: 'application/json' } });
    const letter = ((await answer.json()) as Letter[]).find((each) => each.target === target);
    if (letter) return letter;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Nothing was sent to ${target}`);
}
