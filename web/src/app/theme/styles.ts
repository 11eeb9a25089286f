// The order matters: tokens, then the page's base. Components import Mantine's own sheets.
import './fallback-fonts.css';
import './tokens.css';
import './base.css';
