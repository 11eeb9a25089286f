import '@mantine/core/styles.css';
import './desk.css';
import { createTheme, MantineProvider } from '@mantine/core';
import { setNonce } from 'get-nonce';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { Desk } from './Desk.tsx';

const theme = createTheme({
  primaryColor: 'indigo',
  primaryShade: 8,
  fontFamily: 'Pretendard, "Noto Sans KR", "Apple SD Gothic Neo", sans-serif',
  defaultRadius: 'sm',
  cursorType: 'pointer',
});
const nonce = document.querySelector<HTMLMetaElement>('meta[name=nonce]')?.content ?? '';
// What keeps the page behind a dialog from scrolling writes a style of its own.
setNonce(nonce);
const root = document.getElementById('root');
if (!root) throw new Error('The page has no root.');

createRoot(root).render(
  <MantineProvider theme={theme} forceColorScheme="light" getStyleNonce={() => nonce}>
    <BrowserRouter>
      <Desk />
    </BrowserRouter>
  </MantineProvider>,
);
