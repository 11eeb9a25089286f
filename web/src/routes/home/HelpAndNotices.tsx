import { CustomerCenter } from './CustomerCenter.tsx';
import classes from './HelpAndNotices.module.css';
import { Notices } from './Notices.tsx';

/** What the shop has to say, and where to ask: side by side where there is room. */
export function HelpAndNotices() {
  return (
    <div className={`delayed-layout ${classes.root}`}>
      <Notices />
      <CustomerCenter />
    </div>
  );
}
