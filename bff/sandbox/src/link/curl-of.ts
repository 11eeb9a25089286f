import type { HttpRequest } from '../request/to-http.ts';

/** The request as a command. A member's token stays out of it: the shell has it as ACCESS, as in the guide for clients. */
export function curlOf(origin: string, { path, headers, body }: HttpRequest, isMember: boolean): string {
  return [
    `curl -sS ${quoted(origin + path)}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(isMember ? ['-H "authorization: Bearer $ACCESS"'] : []),
    ...(body === null ? [] : [`--data-raw ${quoted(body)}`]),
  ].join(' \\\n  ');
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
