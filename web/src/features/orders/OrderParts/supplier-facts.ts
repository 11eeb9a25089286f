import type { useMall } from '../../../shop/mall/mall-context.ts';

type Fact = readonly [name: string, text: string];

/** Who sells, as receipts and contracts must name it. Omits what the mall does not say. */
export function supplierFacts({ company }: Pick<ReturnType<typeof useMall>, 'company'>): Fact[] {
  const { name, businessNumber, representativeName, address } = company;
  const facts = [
    ['공급자', name],
    ['사업자등록번호', businessNumber],
    ['대표자', representativeName],
    ['사업장', address],
  ] as const;
  return facts.flatMap(([label, fact]) => (fact ? [[label, fact] as const] : []));
}
