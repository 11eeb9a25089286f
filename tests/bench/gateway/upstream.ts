import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import { varying } from './answers.ts';
import { onCore, Running } from './running.ts';

/** Whether an answer is one of 256, at random, or another each time. */
export type Variety = 'one of 256' | 'new each time';
export const varieties: readonly Variety[] = ['one of 256', 'new each time'];

/** A mall that costs next to nothing: the recorded answers as files of an nginx. A POST to a file is answered like a GET. */
export async function startNginx(
  bodies: ReadonlyMap<string, string>,
  folder: string,
  ports: Readonly<Record<Variety, number>>,
): Promise<Running> {
  for (const [path, body] of bodies) {
    await mkdir(dirname(join(folder, 'files', path)), { recursive: true });
    await writeFile(join(folder, 'files', path), body);
  }
  const config = join(folder, 'nginx.conf');
  await writeFile(
    config,
    `daemon off; master_process off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 2048; }
http {
  access_log off; default_type application/json; keepalive_requests 10000000; sendfile on; open_file_cache max=100; client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  root ${folder}/files; error_page 405 =200 $uri; sub_filter_types application/json; sub_filter_once off;
  map $request_id $oneOf256 { ~^(?<digits>..) $digits; }
  ${serverAt(ports['one of 256'], '$oneOf256')}
  ${serverAt(ports['new each time'], '$request_id')}
}`,
  );
  return new Running('nginx', onCore(0, [process.env.NGINX ?? 'nginx', '-p', folder, '-c', config]));
}

function serverAt(port: number, text: string): string {
  return `server { listen 127.0.0.1:${port}; sub_filter ${varying} ${text}; location = /api/v1/mall/pre/layout/login { try_files $uri/$arg_mallUrl =404; } location = /health { return 200 ok; } }`;
}

/** The same answers, each after a while: what a hop to the mall really takes. Ends with this process. */
export async function startSlowMall(
  bodies: ReadonlyMap<string, string>,
  port: number,
  milliseconds: number,
): Promise<() => void> {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://mall');
    const body = bodies.get(pathname) ?? bodies.get(`${pathname}/${searchParams.get('mallUrl')}`) ?? '{}';
    request.resume();
    setTimeout(() => response.writeHead(200, { 'content-type': 'application/json' }).end(body), milliseconds);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
