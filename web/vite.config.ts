import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { clientManifest } from './vite/client-manifest.ts';
import { persistedDocuments } from './vite/persisted-documents.ts';
import { precompress } from './vite/precompress.ts';
import { splitOperations } from './vite/split-operations.ts';

const gateway = process.env.GATEWAY_URL ?? 'http://127.0.0.1:4000';

export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [react(), clientManifest(), splitOperations(), ...(isSsrBuild ? [persistedDocuments()] : [precompress()])],
  // Pictures and fonts stay files of their own: the page's policy and its caches both like that better.
  build: {
    assetsInlineLimit: 0,
    emptyOutDir: true,
    target: 'es2022',
    ...(isSsrBuild
      ? { outDir: 'dist/server', copyPublicDir: false, rollupOptions: { output: { entryFileNames: 'server.js', codeSplitting: false } } }
      : { outDir: 'dist/client', manifest: true, rollupOptions: { input: 'src/client.tsx' } }),
  },
  // The gateway imports one module, in one file, and needs nothing else installed: it loads a rebuilt one under another
  // address, where chunks that import their entry back would find a second React context of each kind.
  ssr: { noExternal: command === 'build' ? true : undefined },
  server: {
    host: '127.0.0.1',
    port: Number(process.env.WEB_PORT ?? 5173),
    proxy: { '/graphql': gateway, '/images': gateway },
  },
}));
