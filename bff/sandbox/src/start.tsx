import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import './theme.css';
import './layout.css';
import './panels.css';
import { createRoot } from 'react-dom/client';
import { Sandbox } from './Sandbox.tsx';
import { reopenSession } from './session/session.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element.');
await reopenSession();
createRoot(root).render(<Sandbox />);
