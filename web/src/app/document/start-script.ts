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
 * is stored (see boot-script.ts). A member's page that was requested (request-script.ts) comes first, and scripts that
 * still wait for a connection let its pictures pass: on a slow line they would take all of it. The text is the same on every page: the policy names it by its hash.
 */
export const startScript =
  `const{entry,modules,modulesForMembers}=JSON.parse(document.getElementById("${clientFilesId}").textContent),` +
  `files=[...modules,...("member"in document.documentElement.dataset?modulesForMembers:[])],` +
  `channel=new MessageChannel,nextTask=()=>new Promise(r=>{channel.port1.onmessage=r;channel.port2.postMessage(0)});` +
  `const page=document.documentElement.memberPage,fetchPriority=page?"low":"auto",` +
  `fetchAll=()=>{for(const href of [...files,entry])document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",fetchPriority,href}))};` +
  `let started;const start=async()=>{if(started)return;started=1;if(!page)fetchAll();` +
  `for(const file of files){try{await import(file)}catch{}await nextTask()}` +
  `import(entry)};` +
  `const painted=(r,late)=>{requestAnimationFrame(()=>setTimeout(r));setTimeout(r,late)},` +
  `arrived=page&&Promise.race([page.answer,new Promise(r=>setTimeout(r,${longestWaitMs}))]).then(fetchAll),` +
  `begin=async()=>{if(page){await arrived;await new Promise(r=>painted(r,100))}start()};` +
  `painted(begin,1000)`;
