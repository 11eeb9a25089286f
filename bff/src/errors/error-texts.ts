import type { ErrorCode } from '../graphql/__generated__/schema-types.ts';

const networkText = '네트워크 오류입니다. 나중에 다시 시도해 주세요.';
const loadFailure = '정보를 가져오는데 실패했습니다.';

/** Endpoints with their own text for a failed load: the specification, section 8, and what shoppers can do without. */
const failureTexts: Readonly<Record<string, string>> = {
  'GET layout/popup': '팝업 정보를 가져오는데 실패했습니다.',
  'GET pre/layout/popup': '팝업 정보를 가져오는데 실패했습니다.',
  'POST products/search': '에러가 발생했습니다.',
  'GET pre/zip': '주소 검색이 잠시 안 돼요. 잠시 뒤 다시 찾아 주세요.',
};

/** The text for an unusable response of that endpoint, or for a refusal without a text; null for the usual text. */
export function failureTextOf(endpoint: string, code: ErrorCode): string | null {
  if (code === 'MALL_REFUSED') return failureTexts[endpoint] ?? (isLayout(endpoint) ? loadFailure : null);
  return code === 'MALL_FAULT' || code === 'MALL_BAD_ANSWER' ? (failureTexts[endpoint] ?? null) : null;
}

function isLayout(endpoint: string): boolean {
  return /^GET (?:pre\/)?layout\/(?!product\/)/u.test(endpoint);
}

/** Texts for shoppers if the mall sends none. Some are from the specification, section 8. */
export const errorTexts: Readonly<Record<ErrorCode, string>> = {
  BAD_INPUT: '요청 내용을 확인해 주세요.',
  NOT_FOUND: '찾으시는 내용이 없어요.',
  UNAUTHENTICATED: '로그인이 필요해요.',
  ACCESS_TOKEN_EXPIRED: '로그인 확인 시간이 지났어요. 다시 시도해 주세요.',
  SESSION_EXPIRED: '로그인이 만료됐어요. 다시 로그인해 주세요.',
  FORBIDDEN: '이용할 수 없는 서비스예요.',
  CONFLICT: '그 사이 내용이 바뀌었어요. 다시 확인해 주세요.',
  RECAPTCHA_FAILED: 'reCAPTCHA 인증에 실패했습니다. 새로고침 후 다시 시도해주세요.',
  DORMANT_ACCOUNT: '휴면 계정입니다. 활성화를 위해 이메일 인증을 진행해주세요.',
  MALL_REFUSED: '에러가 발생했습니다.',
  RATE_LIMITED: '요청이 너무 많아요. 잠시 후 다시 시도해 주세요.',
  OVERLOADED: '지금은 이용자가 많아요. 잠시 후 다시 시도해 주세요.',
  MALL_UNREACHABLE: networkText,
  MALL_TIMEOUT: networkText,
  MALL_BAD_ANSWER: loadFailure,
  MALL_FAULT: loadFailure,
  QUERY_TOO_COSTLY: '한 번에 요청할 수 있는 양을 넘었어요.',
  PERSISTED_QUERY_NOT_FOUND: '새 버전이 나왔어요. 페이지를 새로고침해 주세요.',
  PERSISTED_QUERY_NOT_SUPPORTED: '새 버전이 나왔어요. 페이지를 새로고침해 주세요.',
  CANCELLED: '요청이 취소되었습니다.',
  INTERNAL: '일시적인 오류가 발생했어요. 잠시 후 다시 시도해 주세요.',
};
