import { useId } from 'react';
import type { PromotionTileFragment } from '../../../__generated__/graphql.ts';
import { SectionHeading } from '../../../shared/section-heading/SectionHeading.tsx';
import { ScrollingRow } from '../../../shared/ui/ScrollingRow/ScrollingRow.tsx';
import { SmartLink } from '../../../shop/links/SmartLink.tsx';
import { promotionPeriod } from '../promotion-period.ts';
import classes from './PromotionTiles.module.css';

interface PromotionTilesProps {
  promotions: readonly PromotionTileFragment[];
  /** Where all of them are. */
  allPath: string;
}

/** The others are a press on "전체 보기" away. */
const shownAtMost = 12;

/** Promotions that run now: a pair across a desktop page, a row that peeks on a phone. */
export function PromotionTiles({ promotions, allPath }: PromotionTilesProps) {
  const headingId = useId();
  if (promotions.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <SectionHeading
        id={headingId}
        title="진행 중인 기획전"
        reason="기간이 끝나기 전에 둘러보세요"
        allPath={allPath}
      />
      <ScrollingRow size="tile">
        {promotions.slice(0, shownAtMost).map((promotion) => (
          <li key={promotion.id}>
            <PromotionTile promotion={promotion} />
          </li>
        ))}
      </ScrollingRow>
    </section>
  );
}

function PromotionTile({ promotion }: { promotion: PromotionTileFragment }) {
  const period = promotionPeriod(promotion.startsAt, promotion.endsAt);
  const content = (
    <>
      {promotion.image ? (
        <img
          className={classes.picture}
          src={promotion.image.url}
          alt=""
          width={588}
          height={240}
          loading="lazy"
          decoding="async"
        />
      ) : null}
      <h3 className={classes.name}>{promotion.name}</h3>
      {promotion.description ? <p className={classes.description}>{promotion.description}</p> : null}
      {period ? <p className={classes.period}>{period}</p> : null}
    </>
  );
  return promotion.url ? (
    <SmartLink to={promotion.url} className={classes.tile}>
      {content}
    </SmartLink>
  ) : (
    <div className={classes.tile}>{content}</div>
  );
}
