import {
  ActionIcon,
  Button,
  Input,
  InputWrapper,
  Modal,
  Text,
  Textarea,
  Tooltip,
  type MantineThemeOverride,
} from '@mantine/core';

/** Denser than the public site: 14 px text, 32 px controls (44 px under a finger), hairlines, one colour. */
export const adminTheme: MantineThemeOverride = {
  components: {
    Button: Button.extend({
      vars: () => ({
        root: { '--button-height': 'var(--admin-control)', '--button-padding-x': '12px', '--button-fz': '14px' },
      }),
    }),
    ActionIcon: ActionIcon.extend({ vars: () => ({ root: { '--ai-size': 'var(--admin-control)' } }) }),
    Input: Input.extend({
      vars: () => ({
        wrapper: { '--input-height': 'var(--admin-control)', '--input-fz': '14px', '--input-bd': 'var(--control)' },
      }),
    }),
    InputWrapper: InputWrapper.extend({
      vars: () => ({
        label: { '--input-label-size': '14px', '--input-asterisk-color': 'var(--danger-text)' },
        error: { '--input-error-size': '13px' },
        success: {},
        description: { '--input-description-size': '13px' },
      }),
    }),
    Textarea: Textarea.extend({ defaultProps: { autosize: true } }),
    Text: Text.extend({ defaultProps: { size: 'sm' } }),
    Tooltip: Tooltip.extend({ defaultProps: { transitionProps: { duration: 120 } } }),
    Modal: Modal.extend({
      defaultProps: {
        centered: true,
        closeButtonProps: { 'aria-label': 'Close' },
        overlayProps: { backgroundOpacity: 0.45 },
        transitionProps: { duration: 200 },
      },
    }),
  },
};
