import { Link } from 'react-router-dom';
import { PrinterIcon } from '../../../shared/ui/late-icons.tsx';
import classes from './PrintAction.module.css';

interface PrintLinkProps {
  to: string;
  text: string;
}

/** To a page that is made for paper. */
export function PrintLink({ to, text }: PrintLinkProps) {
  return (
    <Link className={classes.root} to={to}>
      <PrinterIcon size={20} />
      {text}
    </Link>
  );
}

interface PrintButtonProps {
  text: string;
  onPrint: () => void;
}

/** Prints this page. */
export function PrintButton({ text, onPrint }: PrintButtonProps) {
  return (
    <button type="button" className={classes.root} onClick={onPrint}>
      <PrinterIcon size={20} />
      {text}
    </button>
  );
}
