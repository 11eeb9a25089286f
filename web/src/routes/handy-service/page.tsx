import { useMall } from '../../shop/mall/mall-context.ts';
import type { PageModule } from '../../shop/page/page-module.ts';
import { CallCenter } from './CallCenter.tsx';
import { HandyLinks } from './HandyLinks.tsx';
import classes from './HandyServicePage.module.css';

/** The page that the shop's messenger channel links to: what people come for, each one press away, signed in or not. */
export function HandyServicePage() {
  const { name } = useMall();
  return (
    <div className={classes.root}>
      <h1 className={classes.title}>무엇을 도와드릴까요?</h1>
      <p className={classes.lead}>{name}에서 자주 찾는 메뉴를 모았어요.</p>
      <HandyLinks />
      <CallCenter />
    </div>
  );
}

export const page: PageModule = { Component: HandyServicePage };
