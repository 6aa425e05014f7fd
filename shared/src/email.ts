/** Most characters of an email address. */
export const emailLimit = 254;

const mailbox = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const hostLabel = /^[\p{L}\p{N}]([\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u;
const topLevel = /^([\p{L}\p{M}]{2,}|xn--[a-z0-9-]+)$/iu;

/** Whether a text is one plain email address: no name beside it, no quoted mailbox, a full domain name. */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  const name = text.slice(0, Math.max(at, 0));
  const labels = text.slice(at + 1).split('.');
  return (
    text.length <= emailLimit &&
    name.length <= 64 &&
    mailbox.test(name) &&
    labels.length > 1 &&
    labels.every((label) => label.length <= 63 && hostLabel.test(label)) &&
    topLevel.test(labels.at(-1) ?? '')
  );
}
