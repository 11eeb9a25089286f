import { lazy, Suspense, useState } from 'react';
import type { ExhibitionPageFragment } from '../../__generated__/graphql.ts';
import { formatNumber } from '../../shared/format/money.ts';
import { momentInWords } from '../../shared/format/day-words.ts';
import { SignInLink } from '../../shop/links/SignInLink.tsx';
import { useMall } from '../../shop/mall/mall-context.ts';
import { useIsMember } from '../../shop/session/session-context.ts';
import { Skeleton } from '../../shared/ui/Skeleton/Skeleton.tsx';
import { RichText } from '../../shop/rich-text/RichText.tsx';
import { useFocusOnce } from './use-focus-once.ts';
import classes from './Exhibition.module.css';

// Exhibitions have no form, and neither has an event that is over.
const EntryForm = lazy(async () => ({ default: (await import('./EntryForm.tsx')).EntryForm }));

interface EventSectionProps {
  exhibition: ExhibitionPageFragment;
  onStale: () => void;
}

/** Facts that an event must state before an entry, then the form or its replacement. */
export function EventSection({ exhibition, onStale }: EventSectionProps) {
  const { prizes, conditions, announcedAt, winners, mallTime, takesEntries, enteredAt, agreements } = exhibition;
  const now = mallTime === null ? undefined : new Date(mallTime);
  return (
    <section id="entry" className={classes.section} aria-label="이벤트">
      <h2 className={classes.heading}>경품과 응모 조건</h2>
      <ul className={classes.facts}>
        {(prizes ?? []).map(({ name, winnerCount }, index) => (
          <li key={`${index}-${name}`}>
            {name} {formatNumber(winnerCount)}명
          </li>
        ))}
        {conditions ? <li>{conditions}</li> : null}
        {announcedAt ? <li>당첨자 발표: {momentInWords(announcedAt, now)}, 이 페이지에서 발표해요.</li> : null}
      </ul>
      {takesEntries && !enteredAt ? <UsedData agreements={agreements ?? []} /> : null}
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

/** What an entry uses, in the open: visitors read it before they sign in, members before the form. */
function UsedData({ agreements }: { agreements: NonNullable<ExhibitionPageFragment['agreements']> }) {
  const needed = agreements.filter(({ isRequired, html }) => isRequired && html !== null);
  if (needed.length === 0) return null;
  return (
    <>
      <h3 className={classes.couponName}>응모에 쓰는 정보</h3>
      {needed.map(({ code, html }) => (
        <RichText key={code} html={html ?? ''} />
      ))}
    </>
  );
}

function Entry({ exhibition, onStale }: EventSectionProps) {
  const isMember = useIsMember();
  const { isMarketing } = useMall();
  const [isPressed, setIsPressed] = useState(false);
  // When the event ends, the form is removed. If it had the focus, the focus moves to the text in its place.
  const [isWriting, setIsWriting] = useState(false);
  const { enteredAt, takesEntries } = exhibition;
  const outcome = useFocusOnce<HTMLParagraphElement>((isPressed || isWriting) && (enteredAt !== null || !takesEntries));
  if (enteredAt || !takesEntries)
    return (
      <p ref={outcome} tabIndex={-1} className={classes.done}>
        {enteredAt ? `${momentInWords(enteredAt)}에 응모했어요.` : '응모를 마감했어요.'}
      </p>
    );
  // Guests of a marketing mall have no account to sign in with.
  if (isMarketing) return <p className={classes.terms}>응모는 회원만 할 수 있어요.</p>;
  if (!isMember)
    return (
      <p>
        응모는 회원만 할 수 있어요. <SignInLink className={classes.textLink} />
        하면 응모할 수 있어요.
      </p>
    );
  return (
    <div
      onFocus={() => setIsWriting(true)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setIsWriting(false);
      }}
    >
      <Suspense fallback={<Skeleton height={280} />}>
        <EntryForm exhibition={exhibition} onStale={onStale} onAnswered={() => setIsPressed(true)} />
      </Suspense>
    </div>
  );
}
