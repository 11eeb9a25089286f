import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { WithdrawalCheckQuery } from '../../__generated__/graphql.ts';
import { pathTo } from '../../shop/addresses/path-to.ts';
import { homePath } from '../../shop/links/mall-paths.ts';
import { useMall } from '../../shop/mall/mall-context.ts';
import { useDevice } from '../../shop/page/page-context.ts';
import classes from './WithdrawalPage.module.css';

type WithdrawalCheck = NonNullable<NonNullable<WithdrawalCheckQuery['viewer']>['withdrawalCheck']>;

/** Obstacles to withdrawal: a link to open orders, the rest in the mall's text, and a contact. */
export function Blocks({ blocks }: Pick<WithdrawalCheck, 'blocks'>) {
  const mall = useMall();
  const device = useDevice();
  const { phone } = mall.customerCenter;
  const ends = blocks.some(({ kind }) => kind !== 'GUEST');
  const orders = blocks.filter(({ kind }) => kind === 'ORDER');
  const names = [...new Set(orders.map(({ name }) => name))];
  return (
    <div className={classes.blocks}>
      <ul className={classes.list}>
        {names.map((name) => (
          <li key={name} className={classes.block}>
            <Link to={pathTo('order-list', mall, device)}>
              {name} {orders.filter((order) => order.name === name).length}건
            </Link>
          </li>
        ))}
        {blocks
          .filter(({ kind }) => kind !== 'ORDER')
          .map(({ kind, number, name }, index) => (
            <li key={`${index} ${kind} ${number} ${name}`} className={classes.block}>
              {name}
            </li>
          ))}
      </ul>
      {ends && (
        <p className={classes.hint}>
          끝난 뒤에 다시 오시면 바로 탈퇴할 수 있어요.{phone ? ` 도움이 필요하면 고객센터로 연락해 주세요.` : ''}
        </p>
      )}
      {ends && phone ? (
        <Button component="a" variant="default" href={`tel:${phone.replaceAll(/[^\d+]/gu, '')}`}>
          고객센터 {phone}
        </Button>
      ) : null}
      <Button component={Link} to={homePath(mall, device, true)}>
        홈으로 가기
      </Button>
    </div>
  );
}
