import { once } from 'node:events';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';

/** For localhost and 127.0.0.1, until 2126. Proves nothing: everybody knows its key. */
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgJD15QDda6A9ODunx
+qfxRW8RnyY8aanSb7BfqZbAW06hRANCAATi8BYa3Yhd8f5R+VOJRHRm1S9UJniK
TmHu1tjK1dbG8yRgS2Nom97C1/PhDlyTlWfHvmUn+MusCCVSpUtHAjDm
-----END PRIVATE KEY-----`;
const certificate = `-----BEGIN CERTIFICATE-----
MIIBnDCCAUGgAwIBAgIUaF9chKzuBYFmSlKCTwxROsPG+ywwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyODE5MTQwN1oYDzIxMjYxMTA0
MTkxNDA3WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAATi8BYa3Yhd8f5R+VOJRHRm1S9UJniKTmHu1tjK1dbG8yRgS2Nom97C
1/PhDlyTlWfHvmUn+MusCCVSpUtHAjDmo28wbTAdBgNVHQ4EFgQU9aoUmdywgEt0
/nrM7mxrnAYuyrUwHwYDVR0jBBgwFoAU9aoUmdywgEt0/nrM7mxrnAYuyrUwDwYD
VR0TAQH/BAUwAwEB/zAaBgNVHREEEzARgglsb2NhbGhvc3SHBH8AAAEwCgYIKoZI
zj0EAwIDSQAwRgIhAIG1U9+v5Db0ZS26mTfSJVjeJDEmNsqvDLtRv8clU+kmAiEA
qAS/2VEdvyi/i+MDXhgBYYFPYgpbm+/5hMo3Qv82/a0=
-----END CERTIFICATE-----`;

export interface HttpsServer {
  port: number;
  close(): Promise<void>;
}

/** A server of this machine behind https that speaks HTTP/2, and HTTP/1.1 to those who want nothing else. */
export async function openHttpsServer(
  answer: (request: Http2ServerRequest, response: Http2ServerResponse) => void,
): Promise<HttpsServer> {
  const server = createSecureServer({ key, cert: certificate, allowHTTP1: true }, answer);
  const sockets = new Set<{ destroy(): void }>();
  server.on('connection', (socket) => sockets.add(socket));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

/** Has this process trust the certificate, until the returned function is called. */
export function trustTestCertificate(): () => void {
  const usual = getCACertificates('default');
  setDefaultCACertificates([...usual, certificate]);
  return () => setDefaultCACertificates(usual);
}
