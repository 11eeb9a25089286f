/// <reference types="vite/client" />

declare module 'virtual:client-manifest' {
  const manifest: Record<string, { file: string; css?: string[]; imports?: string[] } | undefined>;
  export default manifest;
}
