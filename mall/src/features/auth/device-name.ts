/** First match wins: most browsers also name those that they are like. */
const browsers: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/KAKAOTALK/iu, '카카오톡'],
  [/NAVER\(inapp/iu, '네이버 앱'],
  [/SamsungBrowser\//u, '삼성 인터넷'],
  [/Whale\//u, '웨일'],
  [/Edg(?:A|iOS)?\//u, 'Edge'],
  [/(?:Firefox|FxiOS)\//u, 'Firefox'],
  [/(?:Chrome|CriOS)\//u, 'Chrome'],
  [/Version\/.*Safari\//u, 'Safari'],
];

const systems: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/iPhone/u, 'iPhone'],
  [/iPad/u, 'iPad'],
  [/Android.*Mobile/u, 'Android 휴대폰'],
  [/Android/u, 'Android 태블릿'],
  [/Windows/u, 'Windows PC'],
  [/Macintosh/u, 'Mac'],
  [/CrOS/u, '크롬북'],
  [/Linux/u, 'Linux PC'],
];

/** What a member recognizes a device by, such as "iPhone · Safari". Stored in place of the header, which tells more. Null: unknown. */
export function deviceName(userAgent: string | undefined): string | null {
  const text = (userAgent ?? '').slice(0, 500);
  const nameIn = (names: typeof browsers) => names.find(([pattern]) => pattern.test(text))?.[1];
  return [nameIn(systems), nameIn(browsers)].filter((name) => name !== undefined).join(' · ') || null;
}
