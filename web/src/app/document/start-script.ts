import { inertJson } from './escape.ts';
import type { Assets } from './assets.ts';

/** Of the element with the client's files. */
export const clientFilesId = 'client';

/** The client stops waiting for a member's page after this: it asks for the data itself. */
const longestWaitMs = 1500;

/** What the start script fetches, as inert data. */
export function clientFiles({ entry, modules, modulesForMembers }: Assets): string {
  return `<script type="application/json" id="${clientFilesId}">${inertJson({ entry, modules, modulesForMembers })}</script>`;
}

/**
 * Fetches and starts the client after the first paint. Animation frames do not run in background tabs, so there is also
 * a timer. The modules are fetched together and evaluated in one task each, so that a slow processor can scroll in
 * between. A posted message starts such a task even where timers are throttled. Members' modules are added if a session
 * is stored (see boot-script.ts). A member's page that was requested (request-script.ts) comes first, and its pictures are
 * requested first: on a slow line scripts would take all of it. Only libraries are fetched meanwhile (html-document.ts). The
 * text is the same on every page: the policy names it by its hash.
 */
export const startScript =
  `const{entry,modules,modulesForMembers}=JSON.parse(document.getElementById("${clientFilesId}").textContent),` +
  `files=[...modules,...("member"in document.documentElement.dataset?modulesForMembers:[])],` +
  `channel=new MessageChannel,nextTask=()=>new Promise(r=>{channel.port1.onmessage=r;channel.port2.postMessage(0)});` +
  `let started;const start=async()=>{if(started)return;started=1;` +
  `for(const href of [...files,entry]){const link=document.createElement("link");link.rel="modulepreload";link.href=href;document.head.append(link)}` +
  `for(const file of files){try{await import(file)}catch{}await nextTask()}` +
  `import(entry)};` +
  `const page=document.documentElement.memberPage,painted=(r,late)=>{requestAnimationFrame(()=>setTimeout(r));setTimeout(r,late)},` +
  `begin=async()=>{if(page)await Promise.race([page.answer.then(()=>new Promise(r=>painted(r,100))),new Promise(r=>setTimeout(r,${longestWaitMs}))]);start()};` +
  `painted(begin,1000)`;
