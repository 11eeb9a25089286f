import { readFileSync } from 'node:fs';
import { operatorOperations } from '../../../src/operator/operator-document.ts';

const guide = new URL('../../../../docs/operators.md', import.meta.url);
const prefix = '/operator/v1';

export interface GuideCalls {
  /** Such as POST /orders/{ordNo}/send. */
  named: ReadonlySet<string>;
  /** What the guide names and the contract does not have. */
  unknown: string[];
}

/** All calls of the contract, as the guide would name them. */
export function contractCalls(): Map<string, string> {
  return new Map(
    operatorOperations().map(({ id, method, path }) => [`${method.toUpperCase()} ${path.replace(prefix, '')}`, id]),
  );
}

/** The calls that docs/operators.md names. It shortens those of a row: `POST /claims/{clmNo}/collect`, `/check`. */
export function guideCalls(): GuideCalls {
  const known = contractCalls();
  const named = new Set<string>();
  const unknown: string[] = [];
  for (const line of readFileSync(guide, 'utf8').split('\n')) {
    let method = '';
    let before = '';
    for (const [, span = ''] of line.matchAll(/`([^`]+)`/gu)) {
      const [, verb, path] = /^(?:(GET|POST) )?(?:\/operator\/v1)?(\/[a-z][^\s?]*)/u.exec(span) ?? [];
      if (path === undefined || (verb === undefined && method === '')) continue;
      method = verb ?? method;
      const short = `${before.slice(0, before.lastIndexOf('/'))}${path}`;
      const call = [path, short].map((each) => `${method} ${each}`).find((each) => known.has(each));
      if (call === undefined) unknown.push(span);
      else named.add(call);
      before = call === undefined ? path : call.slice(method.length + 1);
    }
  }
  return { named, unknown };
}
