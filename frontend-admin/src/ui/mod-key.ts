/** What the keyboard calls the main modifier. */
export const modKey = /mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘' : 'Ctrl';
