import { BannerLink, type Banner } from '../BannerLink/BannerLink.tsx';
import classes from './BannerTiles.module.css';

interface BannerTilesProps {
  name: string;
  banners: readonly Banner[];
}

/** Banners further down a page: one is a strip across, two or more are side by side. */
export function BannerTiles({ name, banners }: BannerTilesProps) {
  const isStrip = banners.length === 1;
  const [width, height] = isStrip ? [1200, 160] : [588, 240];
  return (
    <section aria-label={name}>
      <ul className={classes.root} data-strip={isStrip || undefined}>
        {banners.map((banner, index) => (
          // A shop may show one image twice.
          <li key={index} className={classes.item}>
            <BannerLink banner={banner} width={width} height={height} />
          </li>
        ))}
      </ul>
    </section>
  );
}
