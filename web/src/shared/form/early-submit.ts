/**
 * Part of the boot script: a form of ours (method post, no address of its own) that is sent before the page is awake
 * waits for that, with all that was typed. send-what-waited.ts sends it then.
 */
export const holdEarlySubmit =
  'addEventListener("submit",function(e){var f=e.target;' +
  'if(f.getAttribute("method")=="post"&&!f.hasAttribute("action")&&!f.isHeeded){e.preventDefault();f.waits=true}},true);';
