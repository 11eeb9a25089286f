import { Facts } from '../../features/introduction/Facts/Facts.tsx';
import { useMall } from '../../shop/mall/mall-context.ts';

/** Who runs the shop. */
export function CompanyFacts() {
  const { company } = useMall();
  return (
    <Facts
      title="운영 회사"
      facts={[
        ['상호', company.name],
        ['대표자', company.representativeName],
        ['주소', company.address],
        ['사업자등록번호', company.businessNumber],
        ['통신판매업신고', company.salesPermitNumber],
      ]}
    />
  );
}
