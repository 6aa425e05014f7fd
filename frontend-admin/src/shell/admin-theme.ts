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
  type MantineThemeOverride,
} from '@mantine/core';
import choices from './choices.module.css';
import floating from './floating.module.css';

const mainAction = {
  '--button-bg': 'var(--brand)',
  '--button-hover': 'var(--brand-hover)',
  '--button-color': 'var(--on-brand)',
} as const;

/** Denser than the public site: 14 px text, 32 px controls (44 px under a finger), hairlines, one colour. */
export const adminTheme: MantineThemeOverride = {
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
};
