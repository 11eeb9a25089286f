import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { pathTo } from '../../shop/addresses/path-to.ts';
import { homePath } from '../../shop/links/mall-paths.ts';
import { useMall } from '../../shop/mall/mall-context.ts';
import { useDevice } from '../../shop/page/page-context.ts';
import classes from './PasswordChanged.module.css';

/** The ways on with the new password. */
export function PasswordChanged() {
  const mall = useMall();
  const device = useDevice();
  return (
    <div className={classes.ways}>
      <Button component={Link} to={homePath(mall, device, true)}>
        홈으로 가기
      </Button>
      {mall.openAreas.includes('MY_SHOP') && (
        <Button component={Link} variant="default" to={pathTo('my-shop', mall, device)}>
          마이샵 보기
        </Button>
      )}
    </div>
  );
}
