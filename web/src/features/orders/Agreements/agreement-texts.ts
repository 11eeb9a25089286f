export interface AgreementText {
  code: string;
  title: string;
  html: string | null;
  isRequired: boolean;
}

/** Said where texts were ticked that are others now. */
export const otherTexts = '내용이 바뀌었어요. 다시 읽고 동의해 주세요.';

/** Equal for equal texts. */
export function textsOf(agreements: readonly AgreementText[]): string {
  return JSON.stringify(agreements.map(({ code, title, html, isRequired }) => [code, title, html, isRequired]));
}
