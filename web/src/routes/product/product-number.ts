import { isProductNumber } from '../../shop/product-number.ts';

interface Address {
  params: Readonly<Record<string, string | undefined>>;
  searchParams: URLSearchParams;
}

/** The product that an address names: the path's own segment, or gdsGrpNo. Null for what can be no group number. */
export function productNumberOf({ params, searchParams }: Address): string | null {
  const number = params.productNumber ?? searchParams.get('gdsGrpNo');
  return number && isProductNumber(number) ? number : null;
}
