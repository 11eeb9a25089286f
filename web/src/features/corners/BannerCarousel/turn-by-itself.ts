import type { EmblaCarouselType } from 'embla-carousel';

export interface Turning {
  /** Whether the shopper lets the banners turn; they may rest for a moment all the same. */
  isWanted(): boolean;
  toggle(): void;
}

/**
 * Lets banners turn while the shopper wants it and sees them: each turn out of sight would keep a slow phone from what
 * its finger asks for.
 */
export function turnByItself(viewport: HTMLElement, api: EmblaCarouselType, leaving: AbortSignal): Turning {
  const player = api.plugins().autoplay;
  let isWanted = player?.options.playOnInit === true;
  let isSeen = true;
  const settle = () => (isWanted && isSeen ? player?.play() : player?.stop());
  // It begins anew whenever a finger, the mouse or the focus leaves, and says so just before.
  api.on('autoplay:play', () => queueMicrotask(() => !(isWanted && isSeen) && player?.stop()));
  if (typeof IntersectionObserver !== 'undefined') {
    const sight = new IntersectionObserver((entries) => {
      const wasSeen = isSeen;
      isSeen = entries.at(-1)?.isIntersecting ?? isSeen;
      if (isSeen !== wasSeen) settle();
    });
    sight.observe(viewport);
    leaving.addEventListener('abort', () => sight.disconnect());
  }
  return {
    isWanted: () => isWanted,
    toggle: () => {
      isWanted = !isWanted;
      settle();
    },
  };
}
