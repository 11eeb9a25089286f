import { assert, date, property } from 'fast-check';
import { expect, test } from 'vitest';
import { dayMs, koreaMs } from '../../src/buying/durations.ts';
import { keptSince, startOfCount } from '../../src/buying/question-rules.ts';

const aTime = date({ min: new Date('2020-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });

test('a day of inquiries begins at midnight in Korea, at most a day ago', () => {
  assert(
    property(aTime, (now) => {
      const start = startOfCount(now);
      expect((start.getTime() + koreaMs) % dayMs).toBe(0);
      expect(now.getTime() - start.getTime()).toBeGreaterThanOrEqual(0);
      expect(now.getTime() - start.getTime()).toBeLessThan(dayMs);
    }),
  );
});

test('complaints are kept for three years and not a day less', () => {
  expect(keptSince(new Date('2027-03-01T00:00:00Z'))).toEqual(new Date('2024-03-01T00:00:00Z'));
  assert(
    property(aTime, (now) => {
      const days = (now.getTime() - keptSince(now).getTime()) / dayMs;
      expect(days).toBeGreaterThanOrEqual(1095);
      expect(days).toBeLessThanOrEqual(1096);
    }),
  );
});
