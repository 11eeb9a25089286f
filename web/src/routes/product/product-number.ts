interface Address {
  params: Readonly<Record<string, string | undefined>>;
  searchParams: URLSearchParams;
}

/** The product that an address names: the path's own segment, or gdsGrpNo. Null for what can be no group number. */
export function productNumberOf({ params, searchParams }: Address): string | null {
  const number = params.productNumber ?? searchParams.get('gdsGrpNo');
  return number && /^(?:HP|GD)[0-9A-Za-z]{1,30}$/u.test(number) ? number : null;
}
