import { mallList } from '../../mall/content/src/seed/malls/mall-list.ts';

/** Of the operator's door. */
const deskPort = '4200';

/**
 * What `npm start` and `npm run dev` open to the person at this machine; started by themselves, mall and gateway are closed.
 * Whatever the environment says wins, and under `NODE_ENV=production` nothing is opened.
 */
export function openSettings(environment: NodeJS.ProcessEnv): Record<string, string> {
  if (environment.NODE_ENV === 'production') return {};
  // A real mall has its own agency, payment provider, members and mails.
  const isMallEmbedded = !environment.MALL_API_URL?.trim();
  // Their passwords are published: not for a shop that takes money, nor for a database server that others may reach.
  const hasDemoMembers = !environment.PG_URL?.trim() && !environment.DATABASE_URL?.trim();
  const names = [
    'AGENTS',
    'INTROSPECTION',
    'TELL_UPSTREAM_CALLS',
    ...(isMallEmbedded ? ['CERTIFICATION_PAGE', 'DEV_OUTBOX', 'PG_TEST'] : []),
    ...(isMallEmbedded && hasDemoMembers ? ['SEED_DEMO'] : []),
  ];
  const opened = names.map((name) => [name, environment[name]?.trim() || '1']);
  // To this machine alone, and with a key that this machine makes.
  const door = isMallEmbedded ? [['OPERATOR_PORT', environment.OPERATOR_PORT?.trim() || deskPort]] : [];
  const malls = mallList.map(({ mallUrl }) => mallUrl).join(',');
  const listed = isMallEmbedded ? [['LISTED_MALLS', environment.LISTED_MALLS?.trim() || malls]] : [];
  return Object.fromEntries([...opened, ...door, ...listed]);
}
