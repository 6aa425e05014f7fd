import {
  ActionIcon,
  Button,
  Checkbox,
  Drawer,
  Input,
  InputWrapper,
  Modal,
  Radio,
  Switch,
  Text,
  Textarea,
  Tooltip,
  createTheme,
  type MantineColorsTuple,
} from '@mantine/core';
import choices from './choices.module.css';
import floating from './floating.module.css';

const scrub: MantineColorsTuple = [
  '#effaf5',
  '#dbf3ea',
  '#b8e7d5',
  '#69e1b8',
  '#4eb496',
  '#25947a',
  '#007863',
  '#005e4e',
  '#004b40',
  '#00342d',
];
const dark: MantineColorsTuple = [
  '#eff5f3',
  '#c3cdcb',
  '#97a5a2',
  '#849693',
  '#2e3e3c',
  '#1b2c2a',
  '#0c1a19',
  '#051110',
  '#020a09',
  '#010605',
];
const gray: MantineColorsTuple = [
  '#f7fbfa',
  '#eef4f2',
  '#e4ebe9',
  '#dae2e0',
  '#b1bebb',
  '#798a88',
  '#546664',
  '#314643',
  '#1b2f2c',
  '#09201e',
];

const mainAction = {
  '--button-bg': 'var(--brand)',
  '--button-hover': 'var(--brand-hover)',
  '--button-color': 'var(--on-brand)',
} as const;

/** Denser than the public site: 14 px text, 32 px controls (44 px under a finger), hairlines, one colour. */
export const adminTheme = createTheme({
  colors: { scrub, dark, gray },
  primaryColor: 'scrub',
  primaryShade: { light: 7, dark: 3 },
  autoContrast: true,
  black: '#09201e',
  respectReducedMotion: true,
  fontFamily: 'var(--body)',
  fontFamilyMonospace: 'var(--mono)',
  headings: { fontFamily: 'var(--display)', fontWeight: '600' },
  defaultRadius: 'md',
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '14px' },
  components: {
    Button: Button.extend({
      vars: (_, { variant = 'filled', color }) => ({
        root: {
          '--button-height': 'var(--admin-control)',
          '--button-padding-x': '12px',
          '--button-fz': '14px',
          ...(variant === 'filled' && !color ? mainAction : {}),
        },
      }),
    }),
    ActionIcon: ActionIcon.extend({
      defaultProps: { variant: 'subtle', color: 'gray' },
      vars: () => ({ root: { '--ai-size': 'var(--admin-control)' } }),
    }),
    Input: Input.extend({
      vars: () => ({
        wrapper: {
          '--input-height': 'var(--admin-control)',
          '--input-fz': 'var(--admin-input-text)',
          '--input-bd': 'var(--control)',
        },
      }),
    }),
    InputWrapper: InputWrapper.extend({
      defaultProps: { inputWrapperOrder: ['label', 'input', 'error', 'description'] },
      vars: () => ({
        label: { '--input-label-size': '14px', '--input-asterisk-color': 'var(--danger-text)' },
        error: { '--input-error-size': '13px' },
        success: {},
        description: { '--input-description-size': '13px' },
      }),
    }),
    Radio: Radio.extend({ classNames: { radio: choices.choice } }),
    Checkbox: Checkbox.extend({ classNames: { input: choices.choice } }),
    Switch: Switch.extend({ classNames: { track: choices.track } }),
    Textarea: Textarea.extend({ defaultProps: { autosize: true } }),
    Text: Text.extend({ defaultProps: { size: 'sm' } }),
    Drawer: Drawer.extend({ classNames: { content: floating.sheet, body: floating.sheetBody } }),
    Tooltip: Tooltip.extend({ defaultProps: { transitionProps: { duration: 120 } } }),
    Modal: Modal.extend({
      defaultProps: {
        centered: true,
        closeButtonProps: { 'aria-label': 'Close' },
        overlayProps: { backgroundOpacity: 0.45 },
        transitionProps: { duration: 200 },
      },
      classNames: { content: floating.content, header: floating.header, title: floating.title, body: floating.body },
    }),
  },
});
