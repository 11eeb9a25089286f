import { formatTimeOfDay } from '../../shared/format/time.ts';
import { useMall } from '../../shop/mall/mall-context.ts';
import buttons from '../../shared/ui/button.module.css';
import classes from './HandyServicePage.module.css';

/** The customer center: its number as a link, and its hours. Nothing where the mall has no number. */
export function CallCenter() {
  const { phone, opensAt, closesAt, email } = useMall().customerCenter;
  const [opens, closes] = [formatTimeOfDay(opensAt), formatTimeOfDay(closesAt)];
  if (!phone && !email) return null;
  return (
    <section className={classes.center} aria-labelledby="handy-center">
      <h2 id="handy-center" className={classes.centerTitle}>
        고객센터
      </h2>
      {opens && closes ? (
        <p>
          평일 {opens} ~ {closes}
        </p>
      ) : null}
      <p className={classes.text}>토·일·공휴일은 쉬어요</p>
      <div className={classes.ways}>
        {phone ? (
          <a className={buttons.primary} href={`tel:${phone.replaceAll(/[^\d+]/gu, '')}`}>
            {phone} 전화하기
          </a>
        ) : null}
        {email ? (
          <a className={buttons.secondary} href={`mailto:${email}`}>
            메일 보내기
          </a>
        ) : null}
      </div>
    </section>
  );
}
