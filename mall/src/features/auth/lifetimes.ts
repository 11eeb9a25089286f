import { dayMs } from '../../buying/durations.ts';
import type { MallContext } from '../../context.ts';

export function refreshTokenExpiry({ settings, now }: Pick<MallContext, 'settings' | 'now'>): Date {
  return new Date(now().getTime() + settings.refreshTokenDays * dayMs);
}
