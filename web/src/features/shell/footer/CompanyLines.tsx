import { useMall } from '../../../shop/mall/mall-context.ts';
import classes from './CompanyLines.module.css';

/** Company details. Omits facts that the mall does not provide. */
export function CompanyLines() {
  const { company } = useMall();
  const lines: [name: string, value: string | null][] = [
    ['상호', company.name],
    ['대표자', company.representativeName],
    ['사업자등록번호', company.businessNumber],
    ['법인등록번호', company.registrationNumber],
    ['통신판매업신고번호', company.salesPermitNumber],
    ['주소', company.address],
    ['개인정보보호책임자', company.privacyOfficer],
    ['호스팅 제공', company.hostingProvider],
  ];
  return (
    <dl className={classes.root}>
      {lines.map(([name, value]) =>
        value ? (
          <div key={name} className={classes.line}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
