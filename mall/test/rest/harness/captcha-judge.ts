import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface CaptchaJudge {
  url: string;
  /** Its requests, newest last. */
  requests: URLSearchParams[];
  close(): Promise<void>;
}

/** Plays the verification service: the token `human` is valid, `silence` gets an unreadable response. */
export async function openCaptchaJudge(): Promise<CaptchaJudge> {
  const requests: URLSearchParams[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      const form = new URLSearchParams(body);
      requests.push(form);
      const token = form.get('response');
      response.end(token === 'silence' ? '<html>' : JSON.stringify({ success: token === 'human' }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/verify`,
    requests,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
