import { useEffect, useRef } from 'react';
import { formatNumber } from '../../shared/format/money.ts';
import buttons from '../../shared/ui/button.module.css';
import classes from './ProductList.module.css';

interface MoreProductsProps {
  /** How many follow. */
  left: number;
  /** The pages requested before have arrived. */
  isReady: boolean;
  /** Goes on as soon as the end of the list comes near. */
  isAutomatic: boolean;
  onMore(how: 'pressed' | 'scrolled'): void;
}

/** A screen and more ahead, so that who scrolls on rarely sees the end. */
const nearness = '0px 0px 1200px 0px';

/** The end of the list while more follows: a button, which a phone presses by itself. */
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
    // oxlint-disable-next-line react/exhaustive-effect-dependencies, react-hooks/exhaustive-deps -- observe after each page
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
