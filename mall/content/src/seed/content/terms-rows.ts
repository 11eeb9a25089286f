import { josa } from 'es-hangul';
import type { terms } from 'mall/db/schema/display.ts';
import { escapeHtml } from '../goods/detail-html.ts';
import type { MallSeed } from '../malls/mall-list.ts';
import { advertisingConsent, marketingConsent, requiredConsent } from './consent-texts.ts';
import { privacyPolicy } from './privacy-policy.ts';
import { termsOfUse, type Article } from './terms-of-use.ts';

type TermsRow = typeof terms.$inferInsert;

interface LegalText {
  code: string;
  title: string;
  articles: readonly Article[];
  /** The days the versions took effect, oldest first. */
  versions: readonly string[];
}

const legalTexts: readonly LegalText[] = [
  {
    code: 'ME0360101',
    title: '이용약관',
    articles: termsOfUse,
    versions: ['2023-03-02', '2024-05-20', '2025-09-01', '2026-07-15'],
  },
  {
    code: 'ME0360201',
    title: '개인정보처리방침',
    articles: privacyPolicy,
    versions: ['2023-03-02', '2024-11-11', '2026-03-01'],
  },
  {
    code: 'ME0360401',
    title: '개인정보 수집·이용 동의 (필수)',
    articles: requiredConsent,
    versions: ['2023-03-02', '2025-09-01'],
  },
  {
    code: 'ME0360501',
    title: '광고·마케팅 활용 동의 (선택)',
    articles: marketingConsent,
    versions: ['2023-03-02', '2025-02-10'],
  },
  {
    code: 'ME0360601',
    title: '광고성 정보 수신 동의 (선택)',
    articles: advertisingConsent,
    versions: ['2023-03-02', '2026-01-05'],
  },
];

/** Every version of every text of one mall; the default mall also has one waiting and one rejected. */
export function termsRows(mall: MallSeed, firstNumber: number): TermsRow[] {
  const approved = legalTexts.flatMap((text) =>
    text.versions.map((day, index) => termsRow(mall, text, day, index + 1, 'Y')),
  );
  const [use] = legalTexts;
  const others =
    mall.isDefault === true && use !== undefined
      ? [termsRow(mall, use, '2026-12-20', 5, 'R'), termsRow(mall, use, '2026-08-30', 5, 'N')]
      : [];
  return [...approved, ...others].map((row, index) => ({ ...row, infoNo: firstNumber + index }));
}

function termsRow(
  mall: MallSeed,
  { code, title, articles, versions }: LegalText,
  day: string,
  version: number,
  apprStat: 'Y' | 'R' | 'N',
): TermsRow {
  const kept = articles.filter(({ since = 1 }) => since <= version);
  const previous = versions[version - 2];
  const closing = `<h3>부칙</h3><p>이 ${josa(shortTitle(title), '은/는')} ${koreanDay(day)}부터 시행합니다.${previous === undefined ? '' : ` ${koreanDay(previous)}부터 시행하던 것은 이것으로 바뀝니다.`}</p>`;
  return {
    infoNo: 0,
    mallId: mall.mallId,
    code,
    apprStat,
    apprDts: new Date(`${day}T00:00:00+09:00`),
    terms: `<h2>#{mallNm} ${escapeHtml(title)}</h2>\n${kept.map(articleHtml).join('\n')}\n${closing}`,
  };
}

function articleHtml({ title, paragraphs }: Article, index: number): string {
  const body =
    paragraphs.length === 1
      ? `<p>${paragraphs[0]}</p>`
      : `<ol>${paragraphs.map((text) => `<li>${text}</li>`).join('')}</ol>`;
  return `<h3>제${index + 1}조 (${title})</h3>${body}`;
}

function shortTitle(title: string): string {
  return title.replace(/ \((?:필수|선택)\)$/u, '');
}

function koreanDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${year}년 ${month}월 ${date}일`;
}
