/** Query keys that identify the page. All others may contain personal data. */
const tellingKeys = ['ctgNo', 'gdsGrpNo', 'tp'];
const tellingValue = /^[\w-]{1,40}$/;

interface Visited {
  pattern: string;
  isCatalogue: boolean;
  mallUrl: string;
  pathname: string;
  search: string;
}

/**
 * The address of a page without personal data, for third parties. Public pages report their path; pages whose paths may
 * contain an order, a member or a key report only the pattern. Of the query only catalog numbers stay.
 */
export function reportedAddress({ pattern, isCatalogue, mallUrl, pathname, search }: Visited): string {
  if (!isCatalogue) return pattern.replace(':mallUrl', mallUrl);
  const params = new URLSearchParams(search);
  const telling = tellingKeys.flatMap((key) => {
    const value = params.get(key);
    return value !== null && tellingValue.test(value) ? [[key, value]] : [];
  });
  return telling.length > 0 ? `${pathname}?${new URLSearchParams(telling)}` : pathname;
}
