/** What browsers color their own frame with in each theme: the page's ground, `--surface`. */
export const themeColors = { light: '#ffffff', dark: '#0c1a19' } as const;
