import DOMPurify from 'dompurify';

/**
 * The gateway's rule once more, for HTML that this browser fetched itself: nothing that runs, names, submits or lies
 * over the page. It weighs ten kilobytes, so only what is loaded when it is wanted may import it.
 */
export function sanitize(html: string): string {
  return DOMPurify.sanitize(html, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: ['button', 'datalist', 'form', 'input', 'label', 'option', 'select', 'style', 'textarea'],
    FORBID_ATTR: ['id', 'name', 'class', 'form', 'slot'],
    // Links that lead out open a window of their own; the gateway has given them their `rel`.
    ADD_ATTR: ['target'],
    // Addresses of these kinds or without any; it is asked of every attribute's value, so that plain words must pass.
    ALLOWED_URI_REGEXP: /^(?:(?:https?|mailto|tel):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
    ALLOW_DATA_ATTR: false,
  });
}
