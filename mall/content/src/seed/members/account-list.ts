/** The kinds of member that a sign-in can meet. */
type AccountKind =
  | 'NORMAL'
  | 'DORMANT'
  | 'NO_EMAIL'
  | 'INITIAL_PASSWORD'
  | 'TEMPORARY_PASSWORD'
  | 'SECOND_ID'
  | 'DORMANT_WITHOUT_EMAIL'
  | 'NO_EMAIL_AND_INITIAL_PASSWORD'
  | 'WITHDRAWN';

export interface Account {
  id: string;
  password: string;
  memNm: string;
  kind: AccountKind;
  /** Result of a sign-in, for the table of accounts. */
  answer: string;
}

/** The common password; some accounts exist to show another one. */
const developmentPassword = 'Family!2026';

/** In every mall the same accounts. Invented people. */
export const accounts: readonly Account[] = [
  { id: 'gaon', password: developmentPassword, memNm: '한가온', kind: 'NORMAL', answer: '0000' },
  { id: 'gyeol', password: developmentPassword, memNm: '김결', kind: 'NORMAL', answer: '0000' },
  { id: 'sol', password: developmentPassword, memNm: '솔', kind: 'NORMAL', answer: '0000' },
  { id: 'haram', password: developmentPassword, memNm: '남궁하람', kind: 'NORMAL', answer: '0000' },
  { id: 'robin', password: developmentPassword, memNm: 'Robin Lake', kind: 'NORMAL', answer: '0000' },
  { id: 'dormant', password: developmentPassword, memNm: '서마루', kind: 'DORMANT', answer: '1254' },
  { id: 'nomail', password: developmentPassword, memNm: '윤다솔', kind: 'NO_EMAIL', answer: '1257' },
  { id: 'initial', password: 'Initial!8062', memNm: '정해담', kind: 'INITIAL_PASSWORD', answer: '1258' },
  {
    id: 'temporary',
    password: 'Temporary!4917',
    memNm: '문새봄',
    kind: 'TEMPORARY_PASSWORD',
    answer: '0000, tmpPwdYn Y',
  },
  { id: 'gaon2', password: developmentPassword, memNm: '한가온', kind: 'SECOND_ID', answer: '0000' },
  { id: 'sleeper', password: developmentPassword, memNm: '하늘봄', kind: 'DORMANT_WITHOUT_EMAIL', answer: '1254' },
  {
    id: 'newbie',
    password: 'Initial!8062',
    memNm: '차이든',
    kind: 'NO_EMAIL_AND_INITIAL_PASSWORD',
    answer: '1257, then 1258',
  },
  { id: 'gone', password: developmentPassword, memNm: '탈퇴회원', kind: 'WITHDRAWN', answer: '1250' },
];

/** One-time codes of the telecom identity service for `gaon`, five in each mall, unused at first. */
export function tidCodesOf(mallUrl: string): string[] {
  return [1, 2, 3, 4, 5].map((turn) => `TID-${mallUrl}-${turn}`);
}
