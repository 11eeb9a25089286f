import { lazy, Suspense } from 'react';
import type { ExhibitionPageFragment } from '../../__generated__/graphql.ts';
import { formatNumber } from '../../shared/format/money.ts';
import { momentInWords } from '../../shared/format/day-words.ts';
import { SignInLink } from '../../shop/links/SignInLink.tsx';
import { useMall } from '../../shop/mall/mall-context.ts';
import { useIsMember } from '../../shop/session/session-context.ts';
import { Skeleton } from '../../shared/ui/Skeleton/Skeleton.tsx';
import classes from './Exhibition.module.css';

// Exhibitions have no form, and neither has an event that is over.
const EntryForm = lazy(async () => ({ default: (await import('./EntryForm.tsx')).EntryForm }));

interface EventSectionProps {
  exhibition: ExhibitionPageFragment;
  onStale: () => void;
}

/** What an event must say before an entry, then the form, or what stands in its place. */
export function EventSection({ exhibition, onStale }: EventSectionProps) {
  const { prizes, conditions, announcedAt, winners, mallTime } = exhibition;
  const now = mallTime === null ? undefined : new Date(mallTime);
  return (
    <section id="entry" className={classes.section} aria-label="이벤트">
      <h2 className={classes.heading}>경품과 응모 조건</h2>
      <ul className={classes.facts}>
        {(prizes ?? []).map(({ name, winnerCount }) => (
          <li key={name}>
            {name} {formatNumber(winnerCount)}명
          </li>
        ))}
        {conditions ? <li>{conditions}</li> : null}
        {announcedAt ? <li>당첨자 발표: {momentInWords(announcedAt, now)}, 이 페이지에서 발표해요.</li> : null}
      </ul>
      <Entry exhibition={exhibition} onStale={onStale} />
      {winners && winners.length > 0 ? (
        <>
          <h2 id="winners" className={classes.heading}>
            당첨자
          </h2>
          <ul className={classes.winners}>
            {winners.map(({ maskedName, prize }, index) => (
              <li key={`${index}-${maskedName}`}>
                <strong>{maskedName}</strong> {prize}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}

function Entry({ exhibition, onStale }: EventSectionProps) {
  const isMember = useIsMember();
  const { isMarketing } = useMall();
  if (exhibition.enteredAt)
    return <output className={classes.done}>{momentInWords(exhibition.enteredAt)}에 응모했어요.</output>;
  if (!exhibition.takesEntries) return <p className={classes.done}>응모를 마감했어요.</p>;
  if (isMarketing) return <p className={classes.terms}>이 몰에서는 둘러보기만 할 수 있어요.</p>;
  if (!isMember)
    return (
      <p>
        <SignInLink className={classes.textLink} />
        하면 응모할 수 있어요.
      </p>
    );
  return (
    <Suspense fallback={<Skeleton height={280} />}>
      <EntryForm exhibition={exhibition} onStale={onStale} />
    </Suspense>
  );
}
