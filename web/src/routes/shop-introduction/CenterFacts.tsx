import { Link } from 'react-router-dom';
import { faqPath } from '../../features/faq/faq-address.ts';
import { Facts } from '../../features/introduction/Facts/Facts.tsx';
import { formatTimeOfDay } from '../../shared/format/time.ts';
import { useMall } from '../../shop/mall/mall-context.ts';
import { usePage } from '../../shop/page/page-context.ts';

/** Where shoppers get help, and when. */
export function CenterFacts() {
  const { mallUrl, device } = usePage();
  const { customerCenter, openAreas } = useMall();
  const { phone, email, opensAt, closesAt } = customerCenter;
  const [opens, closes] = [formatTimeOfDay(opensAt), formatTimeOfDay(closesAt)];
  return (
    <Facts
      title="고객센터"
      facts={[
        ['전화', phone ? <a href={`tel:${phone.replaceAll(/[^\d+]/gu, '')}`}>{phone}</a> : null],
        ['상담 시간', opens && closes ? `평일 ${opens} ~ ${closes}` : null],
        ['휴무', '토요일·일요일·공휴일'],
        ['이메일', email ? <a href={`mailto:${email}`}>{email}</a> : null],
      ]}
    >
      {openAreas.includes('MY_SHOP') ? <Link to={faqPath(mallUrl, device)}>자주 묻는 질문</Link> : null}
    </Facts>
  );
}
