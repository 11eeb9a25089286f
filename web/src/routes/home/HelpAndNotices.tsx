import { CustomerCenter } from './CustomerCenter.tsx';
import classes from './HelpAndNotices.module.css';
import { Notices } from './Notices.tsx';

/** The shop's notices, and where to ask: side by side if there is space. */
export function HelpAndNotices() {
  return (
    <div className={`delayed-layout ${classes.root}`}>
      <Notices />
      <CustomerCenter />
    </div>
  );
}
