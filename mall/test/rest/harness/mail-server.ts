import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  url: string;
  /** Received mails, with their text decoded. */
  mails: { from: string; to: string[]; raw: string }[];
  /** Number of mails to refuse first: for now, or with 550 for good. */
  refuse(times: number, responseCode?: number): void;
  close(): Promise<void>;
}

/** A mail server on this machine that keeps the mails it receives. */
export async function openMailServer(): Promise<MailServer> {
  const mails: MailServer['mails'] = [];
  let refusals = 0;
  let refusal = 451;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData(stream, session, done) {
      let raw = '';
      stream.setEncoding('utf8').on('data', (chunk: string) => (raw += chunk));
      stream.on('end', () => {
        if (refusals > 0) {
          refusals -= 1;
          done(Object.assign(new Error('later, <reader@example.com>'), { responseCode: refusal }));
          return;
        }
        const { mailFrom, rcptTo } = session.envelope;
        mails.push({ from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address), raw });
        done();
      });
    },
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mails,
    refuse: (times, responseCode = 451) => {
      refusals = times;
      refusal = responseCode;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
