import { createTheme, type MantineColorsTuple } from '@mantine/core';
import classes from './theme.module.css';

// One ramp for all themes: data-theme chooses the values on <html> (app/theme/tokens.css).
const brand: MantineColorsTuple = [
  'var(--color-tint)',
  'var(--color-tint)',
  'var(--color-tint)',
  'var(--color-primary)',
  'var(--color-primary)',
  'var(--color-primary)',
  'var(--color-primary)',
  'var(--color-primary)',
  'var(--color-strong)',
  'var(--color-strong)',
];

const field = {
  classNames: {
    root: classes.field,
    label: classes.label,
    wrapper: classes.wrapper,
    description: classes.description,
    error: classes.error,
  },
  defaultProps: {
    size: 'lg',
    withAsterisk: false,
    inputWrapperOrder: ['label', 'input', 'description', 'error'],
    // A field around its complaint, so that the complaint is read out when it comes.
    wrapperProps: { 'aria-live': 'polite' },
  },
};

/** Mantine in our tokens; every mall theme uses this one object. Each form uses the components that it names. */
export const theme = createTheme({
  primaryColor: 'brand',
  primaryShade: 7,
  colors: { brand },
  fontFamily: 'var(--font-family)',
  defaultRadius: 'var(--radius-control)',
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
  components: {
    Input: { classNames: { wrapper: classes.inputFrame, input: classes.input } },
    TextInput: field,
    Textarea: field,
    NativeSelect: field,
    PasswordInput: {
      classNames: { ...field.classNames, innerInput: classes.innerInput, visibilityToggle: classes.visibilityToggle },
      defaultProps: {
        ...field.defaultProps,
        rightSectionWidth: '4.5rem',
      },
    },
    Checkbox: {
      classNames: {
        body: classes.checkBody,
        inner: classes.checkInner,
        labelWrapper: classes.checkWords,
        label: classes.checkLabel,
        description: classes.checkDescription,
        error: classes.checkError,
      },
      defaultProps: { size: 'sm', radius: 4 },
    },
    Button: { classNames: { root: classes.button, label: classes.buttonLabel } },
    NavLink: { classNames: { root: classes.navLink, label: classes.navLinkLabel } },
    Badge: { classNames: { root: classes.badge } },
    Paper: { defaultProps: { radius: 'lg' } },
  },
});
