import { SmartLink } from '../../../shop/links/SmartLink.tsx';
import classes from './BannerLink.module.css';

export interface Banner {
  image: { url: string; alt: string };
  url?: string | null;
}

interface BannerLinkProps {
  banner: Banner;
  width: number;
  height: number;
  /** The page's largest image (LCP): fetched first. */
  isEager?: boolean;
}

/** A banner's image, with its text as alt, and its link. It fills the frame around it. */
export function BannerLink({ banner: { image, url }, width, height, isEager = false }: BannerLinkProps) {
  const picture = (
    <img
      className={classes.picture}
      src={image.url}
      alt={image.alt}
      width={width}
      height={height}
      loading={isEager ? 'eager' : 'lazy'}
      fetchPriority={isEager ? 'high' : 'auto'}
      decoding={isEager ? 'sync' : 'async'}
      draggable={false}
    />
  );
  return url ? (
    <SmartLink className={classes.link} to={url}>
      {picture}
    </SmartLink>
  ) : (
    picture
  );
}
