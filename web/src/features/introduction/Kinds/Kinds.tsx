import type { ReactNode } from 'react';
import type { CategoryType } from '../../../__generated__/graphql.ts';
import { SmartLink } from '../../../shop/links/SmartLink.tsx';
import { ClockIcon } from '../../../shared/ui/icons/icons.tsx';
import { BoxIcon } from '../../../shared/ui/late-icons.tsx';
import { Icon } from '../../../shared/ui/icons/Icon.tsx';
import classes from './Kinds.module.css';

interface KindsProps {
  categories: readonly { number: string; name: string; type: CategoryType | null; path: string }[];
}

interface Kind {
  type: CategoryType;
  name: string;
  text: string;
  icon: ReactNode;
}

const kinds: readonly Kind[] = [
  {
    type: 'LINE',
    name: '휴대폰·요금제',
    text: '기기 할부금과 요금을 더한 월 금액으로 비교해요.',
    icon: (
      <Icon size={28}>
        <rect x="7" y="3" width="10" height="18" rx="2.500" />
        <path d="M11 18h2" />
      </Icon>
    ),
  },
  {
    type: 'GENERAL',
    name: '생활 상품',
    text: '생활에 필요한 상품을 분류별로 골라 담아요.',
    icon: <BoxIcon size={28} />,
  },
  {
    type: 'EVENT',
    name: '특가·이벤트',
    text: '기간이 정해진 행사 상품을 모아 보여 드려요.',
    icon: (
      <Icon size={28}>
        <path d="M12 3.500 20.500 12 12 20.500 3.500 12zM9 12h6" />
      </Icon>
    ),
  },
  {
    type: 'SUBSCRIPTION',
    name: '정기구독',
    text: '자주 쓰는 상품을 정한 주기에 맞춰 받아요.',
    icon: <ClockIcon size={28} />,
  },
];

/** What the shop sells, from its own menu: a kind that is not in the menu is not promised. */
export function Kinds({ categories }: KindsProps) {
  const offered = kinds
    .map((kind) => ({ ...kind, categories: categories.filter(({ type }) => type === kind.type) }))
    .filter((kind) => kind.categories.length > 0);
  if (offered.length === 0) return null;
  return (
    <section aria-labelledby="shop-kinds">
      <h2 id="shop-kinds" className={classes.title}>
        이런 상품을 만나요
      </h2>
      <ul className={classes.root}>
        {offered.map((kind) => (
          <li key={kind.type} className={classes.kind} data-wide={kind.categories.length > 4 || undefined}>
            <span className={classes.icon}>{kind.icon}</span>
            <h3 className={classes.name}>{kind.name}</h3>
            <p className={classes.text}>{kind.text}</p>
            <ul className={classes.links}>
              {kind.categories.map(({ number, name, path }) => (
                <li key={number}>
                  <SmartLink className={classes.link} to={path}>
                    {name}
                  </SmartLink>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
