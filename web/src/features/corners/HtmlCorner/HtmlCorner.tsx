import { RichText } from '../../../shared/rich-text/RichText.tsx';
import classes from './HtmlCorner.module.css';

/** A piece of text that the shop put on the page. Its name is for the shop's desk unless the text has no heading of its own. */
export function HtmlCorner({ corner }: { corner: { name: string; html: string } }) {
  return (
    <section aria-label={corner.name}>
      <div className={classes.root}>
        <RichText html={corner.html} />
      </div>
    </section>
  );
}
