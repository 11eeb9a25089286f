// Mantine asks for the color scheme, which jsdom cannot tell.
if (typeof window !== 'undefined')
  window.matchMedia ??= () => ({ matches: false, addEventListener() {}, removeEventListener() {} }) as never;
