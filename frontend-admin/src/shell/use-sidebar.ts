import { useState } from 'react';
import { useHotkeys, useMediaQuery } from '@mantine/hooks';

const cookie = 'sidebar_state';
const sevenDays = 7 * 24 * 60 * 60;
/** Under this width the sidebar is a side sheet. */
const phone = '(max-width: 47.99em)';

/** Whether the sidebar is expanded, as the last visit left it. Default: expanded. */
function readSidebarCookie(): boolean {
  return !document.cookie.split('; ').includes(`${cookie}=false`);
}

function writeSidebarCookie(isExpanded: boolean): void {
  document.cookie = `${cookie}=${isExpanded}; path=/; max-age=${sevenDays}; samesite=lax`;
}

export function useSidebar() {
  const isPhone = useMediaQuery(phone, false, { getInitialValueInEffect: false }) ?? false;
  const [isExpanded, setExpanded] = useState(readSidebarCookie);
  const [isSheetOpen, setSheetOpen] = useState(false);

  function toggle() {
    if (isPhone) {
      setSheetOpen((open) => !open);
      return;
    }
    writeSidebarCookie(!isExpanded);
    setExpanded(!isExpanded);
  }
  // Rich text is contenteditable, where Ctrl/Cmd+B means bold: the shortcut is not heard there.
  useHotkeys([['mod+B', toggle]], [], false);

  return {
    isPhone,
    isExpanded,
    isSheetOpen,
    toggle,
    closeSheet: () => {
      setSheetOpen(false);
    },
  };
}
