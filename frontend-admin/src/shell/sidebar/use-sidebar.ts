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

/** The visual editors need the room: there the sidebar is collapsed until a person expands it. */
const startsCollapsed = (pathname: string) => pathname.endsWith('visual');

export function useSidebar(pathname: string) {
  const isPhone = useMediaQuery(phone, false, { getInitialValueInEffect: false }) ?? false;
  const [isChosen, setChosen] = useState(readSidebarCookie);
  const [expandedAt, setExpandedAt] = useState<string | null>(null);
  const isExpanded = startsCollapsed(pathname) ? expandedAt === pathname : isChosen;
  const [isSheetOpen, setSheetOpen] = useState(false);

  function toggle() {
    if (isPhone) {
      setSheetOpen((open) => !open);
      return;
    }
    if (startsCollapsed(pathname)) {
      setExpandedAt(isExpanded ? null : pathname);
      return;
    }
    writeSidebarCookie(!isExpanded);
    setChosen(!isExpanded);
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
