import type { ExhibitionTimeFragment } from '../../__generated__/graphql.ts';
import { dayInWords, koreanDay } from '../../shared/format/day-words.ts';
import { useMallNow } from './mall-clock.ts';
import { timeLeft } from './time-left.ts';

/** The period, and how much of it is left by the clock of the mall. */
export function ExhibitionTime({ exhibition, className }: { exhibition: ExhibitionTimeFragment; className?: string }) {
  const { startsAt, endsAt, mallTime, status } = exhibition;
  const now = useMallNow(mallTime);
  const at = now === null ? undefined : new Date(now);
  const toDay = (instant: number) => dayInWords(koreanDay(new Date(instant)), at);
  const left = status === 'RUNNING' && endsAt && now !== null ? timeLeft(endsAt, now) : null;
  return (
    <p className={className}>
      {startsAt ? `${toDay(Date.parse(startsAt))}부터 ` : ''}
      {endsAt ? `${toDay(Date.parse(endsAt) - 1_000)}까지` : ''}
      {left ? <span> · {left}</span> : null}
      {status === 'RUNNING' && endsAt && !left ? ' · 마감했어요' : null}
    </p>
  );
}
