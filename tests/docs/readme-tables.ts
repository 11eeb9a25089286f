import { accounts, type Account } from '../../mall/content/src/seed/members/account-list.ts';
import { mallList, type MallSeed } from '../../mall/content/src/seed/malls/mall-list.ts';

/** The texts of one README; the facts are the same in all. */
export interface ReadmeWords {
  file: string;
  accounts: Record<Account['kind'], string>;
  malls: Record<'default' | 'signIn' | 'marketing' | 'desktopOnly' | 'unknownKind' | 'escaping', string>;
}

export const english: ReadmeWords = {
  file: 'README.md',
  accounts: {
    NORMAL: 'signs in',
    DORMANT: 'is refused: a dormant account (1254)',
    NO_EMAIL: 'is refused: no certified e-mail address yet (1257)',
    INITIAL_PASSWORD: 'is refused: the initial password must be changed (1258)',
    TEMPORARY_PASSWORD: 'signs in, and must change the temporary password first',
    SECOND_ID: 'signs in: the second id of `gaon`, under the same number',
    DORMANT_WITHOUT_EMAIL: 'is refused: a dormant account (1254), and has no e-mail address',
    NO_EMAIL_AND_INITIAL_PASSWORD: 'is refused: no certified e-mail address yet (1257), and an initial password (1258)',
    WITHDRAWN: 'is refused as if unknown (1250): the member has withdrawn, and the id is never assigned again',
  },
  malls: {
    default: 'the default mall, with everything',
    signIn: 'login required',
    marketing: 'marketing: signs visitors in as guests',
    desktopOnly: 'no pages for phones',
    unknownKind: 'an unknown kind: nothing is open',
    escaping: 'a name that tests escaping',
  },
};

export const korean: ReadmeWords = {
  file: 'README.ko.md',
  accounts: {
    NORMAL: '로그인됨',
    DORMANT: '거절: 휴면 계정 (1254)',
    NO_EMAIL: '거절: 인증한 이메일이 아직 없음 (1257)',
    INITIAL_PASSWORD: '거절: 초기 비밀번호를 바꿔야 함 (1258)',
    TEMPORARY_PASSWORD: '로그인되고, 임시 비밀번호부터 바꿔야 함',
    SECOND_ID: '로그인됨: `gaon`과 휴대폰 번호가 같은 두 번째 아이디',
    DORMANT_WITHOUT_EMAIL: '거절: 휴면 계정 (1254), 이메일도 없음',
    NO_EMAIL_AND_INITIAL_PASSWORD: '거절: 인증한 이메일이 아직 없고 (1257) 초기 비밀번호임 (1258)',
    WITHDRAWN: '모르는 아이디처럼 거절 (1250): 탈퇴했고, 그 아이디는 아무도 다시 쓸 수 없음',
  },
  malls: {
    default: '모든 것이 있는 기본 쇼핑몰',
    signIn: '로그인 필수',
    marketing: '마케팅몰: 방문자를 손님으로 로그인시킴',
    desktopOnly: '휴대폰 페이지 없음',
    unknownKind: '모르는 종류: 아무것도 열리지 않음',
    escaping: '이스케이프를 시험하는 이름',
  },
};

/** The malls of the seed as the README shows them. */
export function mallTable(words: ReadmeWords): string {
  return mallList
    .map((mall) =>
      row(`\`${mall.mallUrl}\``, mall.mallNm, mall.mallSalesType, mall.mallStyle, particulars(mall, words)),
    )
    .join('\n');
}

/** The accounts of the seed as the README shows them. */
export function accountTable(words: ReadmeWords): string {
  return accounts
    .map(({ id, password, memNm, kind }) => row(`\`${id}\``, `\`${password}\``, memNm, words.accounts[kind]))
    .join('\n');
}

function particulars(mall: MallSeed, { malls: words }: ReadmeWords): string {
  const notes = [
    mall.isDefault && words.default,
    mall.loginYn && words.signIn,
    mall.marketingMallYn && words.marketing,
    mall.mobileYn && words.desktopOnly,
    mall.mallSalesType === 'SHOWROOM' && words.unknownKind,
    mall.mallNm.includes('$&') && words.escaping,
  ];
  return notes.filter(Boolean).join('; ');
}

function row(...cells: string[]): string {
  return `| ${cells.join(' | ')} |`;
}
