import { useEffect } from 'react';

/**
 * The browser opens and closes menus, which are popovers, before any script too. With the scripts, a menu also closes when
 * one of its links is chosen or the focus goes elsewhere.
 */
export function useMenus(): void {
  useEffect(() => {
    const onClick = ({ target }: Event) => {
      if (target instanceof Element) target.closest('a')?.closest<HTMLElement>('[popover]')?.hidePopover();
    };
    const onFocus = ({ target }: Event) => {
      for (const menu of document.querySelectorAll<HTMLElement>('[popover]')) {
        const isOwn = target instanceof Element && target.closest(`#${menu.id}, [popovertarget='${menu.id}']`);
        if (!isOwn) menu.hidePopover();
      }
    };
    document.addEventListener('click', onClick);
    document.addEventListener('focusin', onFocus);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('focusin', onFocus);
    };
  }, []);
}
