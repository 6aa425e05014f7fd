const name = 'sidebar_state';
const sevenDays = 7 * 24 * 60 * 60;

/** Whether the sidebar is expanded, as the last visit left it. Default: expanded. */
export function readSidebarCookie(): boolean {
  return !document.cookie.split('; ').includes(`${name}=false`);
}

export function writeSidebarCookie(isExpanded: boolean): void {
  document.cookie = `${name}=${isExpanded}; path=/; max-age=${sevenDays}; samesite=lax`;
}
