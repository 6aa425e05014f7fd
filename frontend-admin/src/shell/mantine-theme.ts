import { createTheme, type MantineColorsTuple } from '@mantine/core';

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

export const mantineTheme = createTheme({
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
});
