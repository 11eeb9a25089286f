import { Button, ThemeIcon } from '@mantine/core';
import '@mantine/core/styles/ThemeIcon.css';
import { Link } from 'react-router-dom';
import { useMyShopQuery } from '../../__generated__/hooks.ts';
import { pathTo } from '../../shop/addresses/path-to.ts';
import { useMall } from '../../shop/mall/mall-context.ts';
import { useDevice } from '../../shop/page/page-context.ts';
import { useIsMember } from '../../shop/session/session-context.ts';
import { PersonIcon } from '../../shared/ui/icons/icons.tsx';
import { Skeleton } from '../../shared/ui/Skeleton/Skeleton.tsx';
import classes from './MyShopHead.module.css';

/** The signed-in member, masked: others may see the screen. */
export function MyShopHead() {
  const mall = useMall();
  const device = useDevice();
  const isMember = useIsMember();
  const { data, loading } = useMyShopQuery({ variables: { mallUrl: mall.url }, skip: !isMember });
  const member = data?.viewer;
  return (
    <section className={classes.root} aria-label="로그인한 회원">
      <ThemeIcon size={device === 'MOBILE' ? 48 : 56} radius="xl">
        <PersonIcon size={28} />
      </ThemeIcon>
      <div className={classes.words}>
        <p className={classes.name}>
          {member ? `${member.maskedName}님, 반가워요` : loading ? <Skeleton width={160} height={24} /> : '반가워요'}
        </p>
        {member?.email && <p className={classes.way}>{member.email}</p>}
        {member?.mobile && <p className={classes.way}>{member.mobile}</p>}
      </div>
      {!mall.isMarketing && (
        <Button
          component={Link}
          variant="default"
          size="sm"
          className={classes.change}
          to={pathTo('member-information', mall, device)}
        >
          회원정보 변경
        </Button>
      )}
    </section>
  );
}
