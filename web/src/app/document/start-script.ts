/**
 * Fetches and starts the client once the first picture is on the screen. Animation frames sleep in background tabs,
 * hence the timer beside them. The parts are fetched together and evaluated one after the other, so that a slow
 * processor gets to scrolling and touches in between.
 */
export function startScript(entry: string, modules: readonly string[]): string {
  const files = JSON.stringify(modules);
  return (
    `let s;const f=${files},go=async()=>{if(s)return;s=1;` +
    `for(const h of f){const l=document.createElement("link");l.rel="modulepreload";l.href=h;document.head.append(l)}` +
    `for(const h of f)try{await import(h)}catch{}` +
    `import(${JSON.stringify(entry)})};` +
    `requestAnimationFrame(()=>setTimeout(go));setTimeout(go,1000)`
  );
}
