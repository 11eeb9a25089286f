import { RichText } from '../../../shop/rich-text/RichText.tsx';
import classes from './HtmlCorner.module.css';

/**
 * A text that the shop put on the page. Its name is internal to the shop, and only shown if the text has no heading.
 */
export function HtmlCorner({ corner }: { corner: { name: string; html: string } }) {
  return (
    <section aria-label={corner.name}>
      <div className={classes.root}>
        <RichText html={corner.html} />
      </div>
    </section>
  );
}
