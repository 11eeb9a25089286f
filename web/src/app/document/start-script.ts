/**
 * Fetches and starts the client once the first picture is on the screen. Animation frames sleep in background tabs,
 * hence the timer beside them. The parts are fetched together and evaluated one after the other, each in a task of its
 * own, so that a slow processor gets to scrolling and touches in between. A message makes such a task even where timers
 * are slowed down.
 *
 * Where a page is kept for members, who is one (see boot-script.ts) gets its code together with all else.
 */
export function startScript(entry: string, modules: readonly string[], modulesForMembers: readonly string[]): string {
  const forMembers =
    modulesForMembers.length > 0
      ? `;if("member"in document.documentElement.dataset)f.push(...${JSON.stringify(modulesForMembers)})`
      : '';
  return (
    `let s;const f=${JSON.stringify(modules)}${forMembers};const c=new MessageChannel,turn=()=>new Promise(r=>{c.port1.onmessage=r;c.port2.postMessage(0)}),go=async()=>{if(s)return;s=1;` +
    `for(const h of [...f,${JSON.stringify(entry)}]){const l=document.createElement("link");l.rel="modulepreload";l.href=h;document.head.append(l)}` +
    `for(const h of f){try{await import(h)}catch{}await turn()}` +
    `import(${JSON.stringify(entry)})};` +
    `requestAnimationFrame(()=>setTimeout(go));setTimeout(go,1000)`
  );
}
