const inApp = /KAKAOTALK|NAVER\(inapp|\bLine\/|Instagram|FBAN|FBAV|FB_IAB/iu;

/** Browsers inside of messengers and other apps, where a second window cannot communicate with the first. */
export function isInAppBrowser(userAgent: string): boolean {
  return inApp.test(userAgent);
}
