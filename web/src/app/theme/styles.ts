// The order counts: the tokens, then the page's base. Mantine's own sheets come with the parts that use them.
import './fallback-fonts.css';
import './tokens.css';
import './base.css';
