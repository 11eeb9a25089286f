import { Link } from 'react-router-dom';
import type { ExhibitionPageQuery } from '../../__generated__/graphql.ts';
import { BeyondTheEnd } from '../product-list/EmptyListing.tsx';
import { ProductCard } from '../product-card/ProductCard.tsx';
import { formatNumber } from '../../shared/format/money.ts';
import { EmptyState } from '../../shared/ui/EmptyState/EmptyState.tsx';
import { Pagination } from '../../shared/ui/Pagination/Pagination.tsx';
import buttons from '../../shared/ui/button.module.css';
import classes from './Exhibition.module.css';
import { orders, type ListedCorner } from './exhibition-request.ts';

type Exhibition = NonNullable<NonNullable<ExhibitionPageQuery['mall']>['exhibition']>;

interface CornersProps {
  corners: NonNullable<Exhibition['corners']>;
  listed: ListedCorner;
  pathFor: (listed: ListedCorner) => string;
}

/** The mall cuts corners by this. */
const perPage = 20;

/** All corners with anchors to each, or one of them with its order and its pages. */
export function Corners({ corners, listed, pathFor }: CornersProps) {
  const isOne = listed.corner !== null;
  const all = { corner: null, orderBy: null, page: 1 };
  if (isOne && corners.length === 0)
    return (
      <EmptyState title="상품 모음을 찾을 수 없어요" text="모음이 바뀌었을 수 있어요.">
        <Link className={buttons.primary} to={pathFor(all)}>
          모음 모두 보기
        </Link>
      </EmptyState>
    );
  return (
    <>
      {!isOne && corners.length > 1 ? (
        <nav aria-label="상품 모음">
          <ul className={classes.anchors}>
            {corners.map(({ number, name }) => (
              <li key={number}>
                <a className={classes.anchor} href={`#corner-${number}`}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      {isOne ? (
        <nav aria-label="정렬">
          <ul className={classes.anchors}>
            <li>
              <Link className={classes.anchor} to={pathFor(all)}>
                모음 모두 보기
              </Link>
            </li>
            {orders.map(({ orderBy, word, name }) => (
              <li key={word}>
                <Link
                  className={classes.anchor}
                  to={pathFor({ corner: listed.corner, orderBy, page: 1 })}
                  aria-current={orderBy === listed.orderBy ? 'true' : undefined}
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      {corners.map(({ id, number, name, products }) => (
        <section key={id} id={`corner-${number}`} className={classes.section} aria-labelledby={`title-${number}`}>
          <h2 id={`title-${number}`} className={classes.heading}>
            {name} {products ? <span className={classes.terms}>{formatNumber(products.totalCount)}개</span> : null}
          </h2>
          {products && products.nodes.length > 0 ? (
            <ul className={classes.products}>
              {products.nodes.map((product) => (
                <li key={product.id}>
                  <ProductCard product={product} />
                </li>
              ))}
            </ul>
          ) : isOne && products && listed.page > 1 ? (
            <BeyondTheEnd path={pathFor({ ...listed, page: 1 })} />
          ) : (
            <p className={classes.terms}>{products ? '지금 보여 드릴 상품이 없어요.' : '상품을 불러오지 못했어요.'}</p>
          )}
          {isOne && products && products.nodes.length > 0 ? (
            <Pagination
              current={listed.page}
              last={Math.ceil(products.totalCount / perPage)}
              pathFor={(page) => pathFor({ ...listed, page })}
            />
          ) : products && products.totalCount > perPage ? (
            <Link className={classes.textLink} to={pathFor({ corner: number, orderBy: null, page: 1 })}>
              {name} 모두 보기
            </Link>
          ) : null}
        </section>
      ))}
    </>
  );
}
