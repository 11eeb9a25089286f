import { useEffect, useEffectEvent } from 'react';
import type { ExhibitionTimeFragment } from '../../__generated__/graphql.ts';
import { dayInWords, isEndless, koreanDay, lastDay, momentInWords } from '../../shared/format/day-words.ts';
import { useMallNow } from '../../shop/mall/mall-clock.ts';
import { timeLeft } from './time-left.ts';
import classes from './ExhibitionTime.module.css';

interface ExhibitionTimeProps {
  exhibition: ExhibitionTimeFragment;
  className?: string;
  /** Its time has run out while it is shown. Called once, late enough that no shared answer is from before. */
  onEnd?: () => void;
}

/** How long answers are shared, and a second that the mall's clock leaves out. */
const sharedFor = 2_000;

/** The period, and in its last two days how much of it is left by the clock of the mall. */
export function ExhibitionTime({ exhibition, className, onEnd }: ExhibitionTimeProps) {
  const { startsAt, endsAt, mallTime, status } = exhibition;
  const now = useMallNow(mallTime);
  const at = now === null ? undefined : new Date(now);
  const left = status === 'RUNNING' && endsAt && now !== null ? timeLeft(endsAt, now) : null;
  const hasEnded = status === 'RUNNING' && endsAt !== null && now !== null && Date.parse(endsAt) <= now;
  const tellEnd = useEffectEvent(() => onEnd?.());
  useEffect(() => {
    if (!hasEnded) return;
    const timer = setTimeout(tellEnd, sharedFor);
    return () => clearTimeout(timer);
  }, [hasEnded]);
  if (endsAt && isEndless(endsAt, at)) return <p className={className}>상시</p>;
  return (
    <p className={className}>
      {startsAt ? `${dayInWords(koreanDay(new Date(startsAt)), at)}부터 ` : ''}
      {endsAt ? endInWords(endsAt, at) : ''}
      {left ? <span className={classes.left}> · {left}</span> : null}
      {hasEnded ? <span className={classes.left}> · 마감했어요</span> : null}
    </p>
  );
}

/** "12월 6일 15:00까지". Midnight is told by the last minute of the day before, as coupons tell it. */
function endInWords(endsAt: string, now?: Date): string {
  const isWholeDay = lastDay(endsAt) !== null;
  const last = isWholeDay ? new Date(Date.parse(endsAt) - 1).toISOString() : endsAt;
  return `${momentInWords(last, now)}까지`;
}
