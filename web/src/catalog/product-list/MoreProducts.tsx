import { useEffect, useRef } from 'react';
import { formatNumber } from '../../shared/format/money.ts';
import buttons from '../../shared/ui/button.module.css';
import classes from './ProductList.module.css';

interface MoreProductsProps {
  /** How many follow. */
  left: number;
  /** What was asked for last stands there. */
  isReady: boolean;
  /** Goes on as soon as the end of the list comes near. */
  isAutomatic: boolean;
  onMore(how: 'pressed' | 'scrolled'): void;
}

/** A screen and more ahead, so that who scrolls on rarely sees the end. */
const nearness = '0px 0px 1200px 0px';

/** The end of what stands in the page, while more follows: a button, which a phone does not wait for. */
export function MoreProducts({ left, isReady, isAutomatic, onMore }: MoreProductsProps) {
  const root = useRef<HTMLDivElement>(null);
  const goOn = useRef(onMore);
  useEffect(() => {
    goOn.current = onMore;
  });
  useEffect(() => {
    const element = root.current;
    if (!isAutomatic || !isReady || !element || typeof IntersectionObserver === 'undefined') return undefined;
    const sight = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && goOn.current('scrolled'),
      { rootMargin: nearness },
    );
    sight.observe(element);
    return () => sight.disconnect();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies, react-hooks/exhaustive-deps -- seen anew after each page: its end may be near again
  }, [isAutomatic, isReady, left]);
  return (
    <div ref={root} className={classes.more}>
      <button
        type="button"
        className={buttons.secondary}
        data-goes-on
        aria-disabled={!isReady}
        onClick={() => isReady && onMore('pressed')}
      >
        더 보기 <span className={classes.left}>{formatNumber(left)}개 남음</span>
      </button>
    </div>
  );
}
