/** What the captcha's script puts into the page: https://developers.google.com/recaptcha/docs/v3 */
interface Grecaptcha {
  ready(then: () => void): void;
  execute(siteKey: string, options: { action: string }): Promise<string>;
}

export interface Recaptcha {
  /** A fresh token; each is valid for one try. Throws CaptchaError. */
  token(action: string): Promise<string>;
}

/** The captcha failed to load. The message is for the shopper. */
export class CaptchaError extends Error {
  override readonly name = 'CaptchaError';

  constructor(options?: ErrorOptions) {
    super(
      '보안 확인(reCAPTCHA)을 불러오지 못했어요. 인터넷 연결과 차단 프로그램을 확인한 뒤 다시 시도해 주세요.',
      options,
    );
  }
}

const timeoutMs = 10_000;

let loading: Promise<Grecaptcha> | null = null;

/** Loads reCAPTCHA v3, in Korean and with its badge at the bottom right; further calls share it. */
export async function loadRecaptcha(siteKey: string, scriptUrl: string): Promise<Recaptcha> {
  loading ??= load(siteKey, scriptUrl);
  try {
    const grecaptcha = await loading;
    return { token: (action) => execute(grecaptcha, siteKey, action) };
  } catch (error) {
    loading = null; // the next try loads it again
    throw error;
  }
}

async function load(siteKey: string, scriptUrl: string): Promise<Grecaptcha> {
  const address = new URL(scriptUrl);
  for (const [name, value] of Object.entries({ render: siteKey, hl: 'ko', badge: 'bottomright' }))
    address.searchParams.set(name, value);
  const script = Object.assign(document.createElement('script'), { src: address.href, async: true });
  try {
    await inTime(
      new Promise((resolve, reject) => {
        script.addEventListener('load', resolve);
        script.addEventListener('error', reject);
        document.head.append(script);
      }),
    );
    const { grecaptcha } = globalThis as { grecaptcha?: Grecaptcha };
    if (!grecaptcha) throw new CaptchaError();
    await inTime(new Promise<void>((resolve) => grecaptcha.ready(resolve)));
    return grecaptcha;
  } catch (error) {
    script.remove();
    throw error instanceof CaptchaError ? error : new CaptchaError({ cause: error });
  }
}

async function execute(grecaptcha: Grecaptcha, siteKey: string, action: string): Promise<string> {
  try {
    return await inTime(grecaptcha.execute(siteKey, { action }));
  } catch (error) {
    throw new CaptchaError({ cause: error });
  }
}

function inTime<Value>(value: Promise<Value>): Promise<Value> {
  return Promise.race([
    value,
    new Promise<never>((_resolve, reject) => setTimeout(() => reject(new CaptchaError()), timeoutMs)),
  ]);
}
