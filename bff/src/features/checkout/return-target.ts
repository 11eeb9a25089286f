import { badInput } from '../../errors/shopper-error.ts';
import type { ReturnTarget } from '../../graphql/__generated__/schema-types.ts';
import { holdsControl } from '../../rules/link.ts';

const longest = 500;

/**
 * The target of a client's return address. What stands before its query must be exactly that of a target: an address that may name
 * more would be an open redirect. Throws BAD_INPUT for any other.
 */
export function returnTarget(
  returnUrl: string | null | undefined,
  targets: readonly ReturnTarget[],
): ReturnTarget | null {
  if (returnUrl === null || returnUrl === undefined) return null;
  const [beforeQuery] = returnUrl.split('?');
  const target = targets.find(({ url }) => url === beforeQuery);
  const isPlain = returnUrl.length <= longest && !/[#\\\s]/u.test(returnUrl) && !holdsControl(returnUrl);
  if (!target || !isPlain) throw badInput('returnUrl', '등록된 앱의 주소여야 해요.', 'REFUSED');
  return { name: target.name, url: returnUrl };
}
