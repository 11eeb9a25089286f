import type { Operation } from '../../src/http/openapi-document.ts';

const callers: Record<Operation['access'], string> = {
  visitor: 'anybody',
  either: 'anybody; a token must be good',
  member: 'a token',
  'expired member': 'a token, also an expired one',
};

const guests = { open: 'yes', closed: 'no' } as const;

/** The text of docs/access.md. */
export function accessGuide(operations: readonly Operation[]): string {
  const rows = operations.map((operation) =>
    [
      `\`${operation.method.toUpperCase()} ${operation.path.replace('/api/v1/mall', '')}\``,
      callers[operation.access],
      operation.allowedSalesTypes ? [...operation.allowedSalesTypes].join(', ') : 'all',
      operation.guests === null ? '' : guests[operation.guests],
      operation.access === 'member' ? (operation.openToTemporaryPassword ? 'yes' : 'no') : '',
    ].join(' | '),
  );
  return `${introduction}\n${rows.map((row) => `| ${row} |`).join('\n')}\n`;
}

const introduction = `# Who may call what

What each call of the mall asks of its caller, as the document of the contract says it: \`security\`, \`x-allowed-sales-types\`, \`x-guests\`,
\`x-temporary-password\`. \`mall/src/features/auth/decide-access.ts\` decides it before a handler runs. A test keeps this list in step
(\`vitest run --project mall mall/test/access --update\` writes it).

Refused, in this order: without a good token 1401, for another mall than the token's 1403, in a mall of another kind 1403, to a guest of a marketing mall 1403, to a
temporary password 1403.

| call | caller | kinds of mall | guests | temporary password |
|---|---|---|---|---|`;
