import type { MallContext } from '../../context.ts';

const dayMs = 86_400_000;

export function refreshTokenExpiry({ settings, now }: Pick<MallContext, 'settings' | 'now'>): Date {
  return new Date(now().getTime() + settings.refreshTokenDays * dayMs);
}
