import type { KeyboardEvent, SyntheticEvent } from 'react';
import { useCarousel } from '../../../shared/ui/carousel/use-carousel.ts';
import { ExpandIcon } from '../../../shared/ui/late-icons.tsx';
import { LateOverlay } from '../../../shop/overlay/LateOverlay.tsx';
import { useOverlay } from '../../../shop/overlay/use-overlay.ts';
import classes from './Gallery.module.css';
import { Slides } from './Slides.tsx';
import { Thumbnails } from './Thumbnails.tsx';

interface GalleryProps {
  /** At least one. */
  images: readonly { url: string; alt: string }[];
  productName: string;
  isSoldOut: boolean;
  /** Phones are 4 to 5, as on their cards. */
  shape: 'square' | 'tall';
}

/** A product's images, moved by swipes, keys and thumbnails; a press opens the viewer. */
export function Gallery({ images, productName, isSoldOut, shape }: GalleryProps) {
  const { viewport, embla, selected: shown } = useCarousel();
  const viewer = useOverlay('pictures');
  const turnByKey = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') embla?.scrollNext();
    if (key === 'ArrowLeft') embla?.scrollPrev();
  };
  const openViewer = (event: SyntheticEvent<HTMLElement>) => {
    event.preventDefault();
    viewer.open(event);
  };
  return (
    <section className={classes.root} data-shape={shape} aria-label={`${productName} 사진`}>
      <div className={classes.frame}>
        <Slides
          viewport={viewport}
          isAttached={embla !== undefined}
          images={images}
          productName={productName}
          isSoldOut={isSoldOut}
          onKeyDown={turnByKey}
          onPress={openViewer}
        />
        {isSoldOut ? <strong className={classes.gone}>SOLD OUT</strong> : null}
        {images.length > 1 ? (
          <output className={classes.index}>
            {shown + 1} / {images.length}
          </output>
        ) : null}
        {/* Before hydration it links to the image itself. */}
        <a className={classes.expand} href={images[shown]?.url} aria-haspopup="dialog" onClick={openViewer}>
          <ExpandIcon size={20} />
          <span className="visually-hidden">사진 크게 보기</span>
        </a>
      </div>
      {images.length > 1 ? (
        <Thumbnails images={images} shown={shown} onShow={(index) => embla?.scrollTo(index)} />
      ) : null}
      {viewer.isWanted ? (
        <LateOverlay
          load={loadViewer}
          isOpen={viewer.isOpen}
          onClose={viewer.close}
          images={images}
          productName={productName}
          shown={shown}
          onShow={(index: number) => embla?.scrollTo(index, true)}
        />
      ) : null}
    </section>
  );
}

const loadViewer = () => import('../PictureViewer/PictureViewer.tsx').then(({ PictureViewer }) => PictureViewer);
