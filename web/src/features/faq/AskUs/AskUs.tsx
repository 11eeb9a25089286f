import { Link } from 'react-router-dom';
import classes from './AskUs.module.css';

interface AskUsProps {
  center: { phone?: string | null; email?: string | null; opensAt?: string | null; closesAt?: string | null };
  /** Path of the form to write to the shop; null: this mall has none. */
  inquiryPath: string | null;
}

/** For shoppers who found no answer: the phone number with its hours, and the ways to write. */
export function AskUs({ center: { phone, email, opensAt, closesAt }, inquiryPath }: AskUsProps) {
  if (!phone && !email && !inquiryPath) return null;
  return (
    <section className={classes.root} aria-labelledby="ask-us">
      <div>
        <h2 id="ask-us" className={classes.title}>
          찾는 답이 없으신가요?
        </h2>
        <p className={classes.hours}>
          고객센터가 도와드릴게요.{' '}
          {opensAt && closesAt ? <span className="tabular">{`평일 ${opensAt} ~ ${closesAt} · `}</span> : null}
          토·일·공휴일 휴무
        </p>
      </div>
      <div className={classes.ways}>
        {phone ? (
          <a className={classes.phone} href={`tel:${phone.replaceAll(/[^\d+]/gu, '')}`}>
            {phone}
          </a>
        ) : null}
        {inquiryPath ? (
          <Link className={classes.way} to={inquiryPath}>
            1:1 문의
          </Link>
        ) : null}
        {email ? (
          <a className={classes.way} href={`mailto:${email}`}>
            메일로 문의하기
          </a>
        ) : null}
      </div>
    </section>
  );
}
