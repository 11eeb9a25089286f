import { html } from '../http/html.ts';

/** Where a consent names who sells. */
export const sellerMark = '#{seller}';

/** Who sells in a mall: its company, else the mall by its own name. */
export function sellerName(mall: { company: string | null; mallNm: string } | undefined): string {
  return mall?.company ?? mall?.mallNm ?? '';
}

/** Consents with the name of who sells. */
export function namingSeller<Agreement extends { cntnHtml: string }>(
  agreements: readonly Agreement[],
  seller: string,
): (Omit<Agreement, 'cntnHtml'> & { cntnHtml: string })[] {
  const { markup } = html`${seller}`;
  return agreements.map((each) => ({ ...each, cntnHtml: each.cntnHtml.replaceAll(sellerMark, () => markup) }));
}
