/** What of a query says which page it is. Everything else may be of the shopper. */
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
 * The address of a page as strangers may know it: the path of what anyone may see, the pattern alone of pages whose
 * paths may hold an order, a member or a key; of the query only numbers of the catalogue.
 */
export function reportedAddress({ pattern, isCatalogue, mallUrl, pathname, search }: Visited): string {
  if (!isCatalogue) return pattern.replace(':mallUrl', mallUrl);
  const asked = new URLSearchParams(search);
  const telling = tellingKeys.flatMap((key) => {
    const value = asked.get(key);
    return value !== null && tellingValue.test(value) ? [[key, value]] : [];
  });
  return telling.length > 0 ? `${pathname}?${new URLSearchParams(telling)}` : pathname;
}
