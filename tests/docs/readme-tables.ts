import { accounts, type Account } from '../../mall/src/db/seed/members/account-list.ts';
import { mallList, type MallSeed } from '../../mall/src/db/seed/malls/mall-list.ts';

const whatHappens: Record<Account['kind'], string> = {
  NORMAL: 'signs in',
  DORMANT: 'is refused: a dormant account (1254)',
  NO_EMAIL: 'is refused: no certified e-mail address yet (1257)',
  INITIAL_PASSWORD: 'is refused: the initial password must be changed (1258)',
  TEMPORARY_PASSWORD: 'signs in, and must change the temporary password first',
  SECOND_ID: 'signs in: the second id of `gaon`, under the same number',
  DORMANT_WITHOUT_EMAIL: 'is refused: a dormant account (1254), and has no e-mail address',
  NO_EMAIL_AND_INITIAL_PASSWORD: 'is refused: no certified e-mail address yet (1257), and an initial password (1258)',
  WITHDRAWN: 'is refused as if unknown (1250): the member has left, and nobody gets the id again',
};

/** The malls of the seed as the README shows them. */
export function mallTable(): string {
  return mallList
    .map((mall) => row(`\`${mall.mallUrl}\``, mall.mallNm, mall.mallSalesType, mall.mallStyle, particulars(mall)))
    .join('\n');
}

/** The accounts of the seed as the README shows them. */
export function accountTable(): string {
  return accounts
    .map(({ id, password, memNm, kind }) => row(`\`${id}\``, `\`${password}\``, memNm, whatHappens[kind]))
    .join('\n');
}

function particulars(mall: MallSeed): string {
  const notes = [
    mall.isDefault && 'the default mall, with everything',
    mall.loginYn && 'login required',
    mall.marketingMallYn && 'marketing: signs visitors in as guests',
    mall.mobileYn && 'no pages for phones',
    mall.mallSalesType === 'SHOWROOM' && 'an unknown kind: nothing is open',
    mall.mallNm.includes('$&') && 'a name that tests escaping',
  ];
  return notes.filter(Boolean).join('; ');
}

function row(...cells: string[]): string {
  return `| ${cells.join(' | ')} |`;
}
