/// <reference types="vite/client" />

declare module 'virtual:client-manifest' {
  const manifest: Record<string, { file: string; name?: string; css?: string[]; imports?: string[] } | undefined>;
  export default manifest;
}

declare module 'virtual:client-styles' {
  /** The text of each style sheet, by its file. */
  const styles: Record<string, string | undefined>;
  export default styles;
}
