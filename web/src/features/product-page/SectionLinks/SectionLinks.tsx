import type { MouseEvent } from 'react';
import classes from './SectionLinks.module.css';

interface SectionLinksProps {
  /** Titles of the page's sections with the ids of their headings, which can take the focus. */
  sections: readonly { id: string; title: string }[];
}

/** Ways down a long page. They leave the address alone, for it is the choices'. */
export function SectionLinks({ sections }: SectionLinksProps) {
  return (
    <nav className={classes.root} aria-label="상품 상세 바로가기">
      {sections.map(({ id, title }) => (
        <a key={id} className={classes.link} href={`#${id}`} onClick={(event) => go(event, id)}>
          {title}
        </a>
      ))}
    </nav>
  );
}

function go(event: MouseEvent, id: string): void {
  const heading = document.getElementById(id);
  if (!heading) return;
  event.preventDefault();
  heading.scrollIntoView();
  heading.focus({ preventScroll: true });
}
