import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A local captcha service: its script and its verification. */
export interface CaptchaStandIn {
  settings: NodeJS.ProcessEnv;
  scriptUrl: string;
  /** The pages' calls of the script. */
  scripts: string[];
  /** Refuses from now on, or accepts again. */
  refuse: (refuses: boolean) => void;
  stop: () => Promise<void>;
}

/** Puts its badge and styles into the page as the service's own script does: attributes in text, a nonce from a style sheet. */
const script = `
  window.grecaptcha = { ready: (then) => then(), execute: async (key, { action }) => 'token-of-' + key + '-for-' + action };
  const holder = document.createElement('div');
  holder.innerHTML = '<div class="grecaptcha-badge" style="width: 256px; height: 60px; position: fixed; bottom: 14px; right: -186px">reCAPTCHA</div>';
  document.body.append(holder);
  const sheet = document.createElement('style');
  const nonce = document.querySelector('style[nonce],link[rel="stylesheet"][nonce]')?.nonce;
  if (nonce) sheet.setAttribute('nonce', nonce);
  sheet.textContent = '.grecaptcha-badge { opacity: 0.99 }';
  document.head.append(sheet);
`;

export async function captchaStandIn(): Promise<CaptchaStandIn> {
  const scripts: string[] = [];
  let refuses = false;
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await text(request);
    if (request.url?.startsWith('/api.js')) {
      scripts.push(request.url);
      return response.setHeader('content-type', 'text/javascript').end(script);
    }
    const sent = new URLSearchParams(body);
    const success =
      !refuses && sent.get('secret') === 'test-secret' && sent.get('response') === 'token-of-test-key-for-sign_in';
    return response.setHeader('content-type', 'application/json').end(JSON.stringify({ success }));
  };
  const server = createServer((request, response) => {
    respond(request, response).catch((error: Error) => response.destroy(error));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    scripts,
    scriptUrl: `${origin}/api.js`,
    settings: {
      RECAPTCHA_SITE_KEY: 'test-key',
      RECAPTCHA_SECRET: 'test-secret',
      RECAPTCHA_SCRIPT_URL: `${origin}/api.js`,
      RECAPTCHA_ORIGINS: origin,
      RECAPTCHA_VERIFY_URL: `${origin}/siteverify`,
    },
    refuse: (value) => void (refuses = value),
    stop: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}
