/** The logo while the settings name none. */
export const defaultLogo = '/images/logos/20x-logo.svg';
