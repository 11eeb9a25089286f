const inApp = /KAKAOTALK|NAVER\(inapp|\bLine\/|Instagram|FBAN|FBAV|FB_IAB/iu;

/** Browsers inside of messengers and the like, where a second window cannot speak to the first. */
export function isInAppBrowser(userAgent: string): boolean {
  return inApp.test(userAgent);
}
