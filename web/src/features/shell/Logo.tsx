import { Link } from 'react-router-dom';
import { homePath } from '../../shop/links/mall-paths.ts';
import { useMall } from '../../shop/mall/mall-context.ts';
import { useDevice } from '../../shop/page/page-context.ts';
import classes from './Logo.module.css';

/** The mall's logo, which links to the home; its name as text if it has no logo. */
export function Logo({ height }: { height: number }) {
  const mall = useMall();
  const device = useDevice();
  const { logo } = mall.branding;
  return (
    <Link to={homePath(mall, device, true)} className={classes.root} aria-label={`${mall.name} 홈`}>
      {logo ? (
        <img
          className={classes.mark}
          src={logo.url}
          alt={mall.name}
          width={height * 4}
          height={height}
          fetchPriority="high"
        />
      ) : (
        <span className={classes.name}>{mall.name}</span>
      )}
    </Link>
  );
}
