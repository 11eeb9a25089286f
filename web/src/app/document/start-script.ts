/**
 * Fetches and starts the client once the first picture is on the screen. Animation frames sleep in background tabs,
 * hence the timer beside them.
 */
export function startScript(entry: string, modules: readonly string[]): string {
  const files = JSON.stringify(modules);
  return (
    `let s;const go=()=>{if(s)return;s=1;` +
    `for(const h of ${files}){const l=document.createElement("link");l.rel="modulepreload";l.href=h;document.head.append(l)}` +
    `import(${JSON.stringify(entry)})};` +
    `requestAnimationFrame(()=>setTimeout(go));setTimeout(go,1000)`
  );
}
