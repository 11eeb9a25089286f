import { formatTimeOfDay } from '../../../shared/format/time.ts';
import { useMall } from '../../../shop/mall/mall-context.ts';
import classes from './CustomerCenter.module.css';

/** The telephone with its hours. */
export function CustomerCenter() {
  const { phone, opensAt, closesAt, email } = useMall().customerCenter;
  const [opens, closes] = [formatTimeOfDay(opensAt), formatTimeOfDay(closesAt)];
  return (
    <div className={classes.root}>
      <h2 className={classes.title}>고객센터</h2>
      {phone && (
        <a className={classes.phone} href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
          {phone}
        </a>
      )}
      {opens && closes && (
        <p>
          평일 <span className="tabular">{`${opens} ~ ${closes}`}</span>
        </p>
      )}
      <p>토요일·일요일·공휴일 휴무</p>
      {email && (
        <p>
          <a className={classes.email} href={`mailto:${email}`}>
            {email}
          </a>
        </p>
      )}
    </div>
  );
}
