import { MallRefusal } from '../errors/mall-error.ts';

/** Parameters of a path template, by name. */
export type PathNumbers = Readonly<Record<string, string>>;

/**
 * Fills a path of the contract, such as `orders/{ordNo}/pay`. Every number of every call comes through here. One that cannot be a
 * segment names nothing, so it is refused as the mall refuses unknown numbers, and nothing is sent.
 */
export function filledPath(endpoint: string, template: string, numbers: PathNumbers): string {
  return template.replaceAll(/\{(\w+)\}/gu, (_braces, name: string) => {
    const number = Object.hasOwn(numbers, name) ? numbers[name] : undefined;
    if (number === undefined) throw new Error(`${endpoint}: ${name} is left open`);
    if (!isSegment(number)) throw unknownNumber(endpoint);
    return encodeURIComponent(number);
  });
}

/** The contract's length. Other malls may use more characters than the contract, but none with a meaning in paths. */
const segmentForm = /^(?!\.+$)[\p{L}\p{N}._~-]{1,40}$/u;

/** Whether a number stays one segment, even if proxies decode and resolve the path. */
export function isSegment(number: string): boolean {
  return segmentForm.test(number);
}

function unknownNumber(endpoint: string): MallRefusal {
  return new MallRefusal(endpoint, { status: 404, code: '1404', text: null, data: null, retryAfter: null });
}
