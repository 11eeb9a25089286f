import DOMPurify from 'dompurify';

/**
 * The gateway's rules once more, for HTML that this browser fetched itself: no scripts, names, forms or overlays. It is
 * ten kilobytes, so only lazy chunks may import it.
 */
export function sanitize(html: string): string {
  return DOMPurify.sanitize(html, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: ['button', 'datalist', 'form', 'input', 'label', 'option', 'select', 'style', 'textarea'],
    FORBID_ATTR: ['id', 'name', 'class', 'form', 'slot'],
    // Links to other sites open a new window; the gateway has set their `rel`.
    ADD_ATTR: ['target'],
    // Addresses with these schemes or none; every attribute's value is checked against it, so plain text must pass.
    ALLOWED_URI_REGEXP: /^(?:(?:https?|mailto|tel):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
    ALLOW_DATA_ATTR: false,
  });
}
