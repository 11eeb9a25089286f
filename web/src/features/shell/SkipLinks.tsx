import classes from './SkipLinks.module.css';

interface SkipLinksProps {
  /** Id and name of the menu, where the shell has one that comes before the page. */
  menu?: { id: string; label: string };
}

/** The first stops of the keyboard: past everything that is the same on each page. */
export function SkipLinks({ menu }: SkipLinksProps) {
  return (
    <nav className={classes.root} aria-label="바로가기">
      <a className={classes.link} href="#main">
        본문 바로가기
      </a>
      {menu && (
        <a className={classes.link} href={`#${menu.id}`}>
          {menu.label}
        </a>
      )}
    </nav>
  );
}
