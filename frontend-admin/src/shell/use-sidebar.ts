import { useState } from 'react';
import { useHotkeys, useMediaQuery } from '@mantine/hooks';
import { readSidebarCookie, writeSidebarCookie } from './sidebar-cookie';

/** Under this width the sidebar is a side sheet. */
const phone = '(max-width: 47.99em)';

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
