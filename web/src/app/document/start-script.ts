import { inertJson } from './escape.ts';
import type { Assets } from './assets.ts';

/** Of the element with the client's files. */
export const clientFilesId = 'client';

/** What the start script fetches, as inert data. */
export function clientFiles({ entry, modules, modulesForMembers }: Assets): string {
  return `<script type="application/json" id="${clientFilesId}">${inertJson({ entry, modules, modulesForMembers })}</script>`;
}

/**
 * Fetches and starts the client after the first paint. Animation frames do not run in background tabs, so there is also
 * a timer. The modules are fetched together and evaluated in one task each, so that a slow processor can scroll in
 * between. A posted message starts such a task even where timers are throttled. Members' modules are added if a session
 * is stored (see boot-script.ts). The text is the same on every page: the policy names it by its hash.
 */
export const startScript =
  `const{entry,modules,modulesForMembers}=JSON.parse(document.getElementById("${clientFilesId}").textContent),` +
  `files=[...modules,...("member"in document.documentElement.dataset?modulesForMembers:[])],` +
  `channel=new MessageChannel,nextTask=()=>new Promise(r=>{channel.port1.onmessage=r;channel.port2.postMessage(0)});` +
  `let started;const start=async()=>{if(started)return;started=1;` +
  `for(const href of [...files,entry]){const link=document.createElement("link");link.rel="modulepreload";link.href=href;document.head.append(link)}` +
  `for(const file of files){try{await import(file)}catch{}await nextTask()}` +
  `import(entry)};` +
  `requestAnimationFrame(()=>setTimeout(start));setTimeout(start,1000)`;
