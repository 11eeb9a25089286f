/**
 * Part of the boot script: a form of ours (method post, without an action) that is submitted before hydration waits,
 * with all its input. submit-held-form.ts sends it after hydration.
 */
export const holdEarlySubmit =
  'addEventListener("submit",function(e){var f=e.target;' +
  'if(f.getAttribute("method")=="post"&&!f.hasAttribute("action")&&!f.isHydrated){e.preventDefault();f.waits=true}},true);';
