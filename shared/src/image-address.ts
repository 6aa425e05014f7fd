export const imageMessage = 'Enter a web address (https://…) or a path like /images/logo.svg.';

/** Whether the text is a path of this site or an https address. */
export const isImageAddress = (text: string): boolean =>
  /^(\/|https:\/\/)(?!\/)[^\s<>"'\\]+$/i.test(text) && (text.startsWith('/') || URL.canParse(text));
