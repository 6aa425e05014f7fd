import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { guardBack, useAppDispatch } from '@20x/kit';

/** A navigation that was stopped; `go` performs it. */
export interface StoppedNavigation {
  go(): void;
}

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;

function linkLeavingThePage(event: MouseEvent): HTMLAnchorElement | null {
  const link = (event.target as Element).closest('a');
  if (!link?.href || link.target === '_blank' || link.hasAttribute('download') || !isPlainClick(event)) return null;
  const url = new URL(link.href, location.href);
  const staysHere = url.origin === location.origin && url.pathname === location.pathname;
  return staysHere ? null : link;
}

/** The router numbers its entries in the history's state. */
const historyIndex = () => (history.state as { idx?: number } | null)?.idx ?? 0;

/** Each may stop a navigation, and returns whether it did. */
const guards = new Set<(navigation: StoppedNavigation) => boolean>();

/** Leaves the screen by a navigation that is no link, unless unsaved work stops it. */
export function leaveBy(go: () => void): void {
  if (![...guards].some((stops) => stops({ go }))) go();
}

/**
 * Stops links, Back and Forward, and closing the tab while there is unsaved work, and goes on where `saveAll` could save
 * it. It works on the document, because the router of a federated page is not a data router and has no blocker.
 */
export function useLeaveGuard(active: boolean, saveAll: () => Promise<boolean>) {
  const dispatch = useAppDispatch();
  const [stopped, setStopped] = useState<StoppedNavigation | null>(null);
  const letThrough = useRef(false);
  const go = (navigation: StoppedNavigation | null) => {
    letThrough.current = true;
    setStopped(null);
    navigation?.go();
  };
  const stop = useEffectEvent(async (navigation: StoppedNavigation) => {
    if (await saveAll()) go(navigation);
    else setStopped(navigation);
  });

  useLayoutEffect(() => {
    if (!active) return undefined;
    letThrough.current = false;
    return guardNavigation({
      isOn: () => !letThrough.current,
      stop: (navigation) => void stop(navigation),
      // An ended session goes to the login page by itself; the work stays on this device.
      mayClose: () => dispatch((_, getState) => getState().session.status === 'anonymous'),
    });
  }, [active, dispatch]);

  return {
    stopped,
    stay: () => {
      setStopped(null);
    },
    leave: () => go(stopped),
  };
}

interface Guard {
  isOn(): boolean;
  stop(navigation: StoppedNavigation): void;
  /** Whether the tab may close although the guard is on. */
  mayClose(): boolean;
}

/** Asks the guard about every navigation until the returned function is called. */
function guardNavigation(guard: Guard): () => void {
  const onClick = (event: MouseEvent) => {
    const link = guard.isOn() ? linkLeavingThePage(event) : null;
    if (!link) return;
    event.preventDefault();
    event.stopPropagation();
    guard.stop({ go: () => link.click() });
  };
  const onBeforeUnload = (event: BeforeUnloadEvent) => {
    if (guard.isOn() && !guard.mayClose()) event.preventDefault();
  };
  const onLeave = (navigation: StoppedNavigation) => {
    if (guard.isOn()) guard.stop(navigation);
    return guard.isOn();
  };
  guards.add(onLeave);
  document.addEventListener('click', onClick, { capture: true });
  const stopGuarding = guardBack(stoppingBack(guard));
  window.addEventListener('beforeunload', onBeforeUnload);
  return () => {
    guards.delete(onLeave);
    document.removeEventListener('click', onClick, { capture: true });
    stopGuarding();
    window.removeEventListener('beforeunload', onBeforeUnload);
  };
}

/** Undoes Back and Forward that the guard stops; returns whether the router must ignore the step. */
function stoppingBack(guard: Guard): () => boolean {
  const here = historyIndex();
  const { pathname } = location;
  let returning = false;
  return () => {
    if (returning) {
      returning = false;
      return true;
    }
    // A place on the same screen, such as “Skip to content” leads to.
    if (!guard.isOn() || location.pathname === pathname) return false;
    const steps = historyIndex() - here;
    returning = true;
    history.go(-steps);
    guard.stop({
      go: () => {
        history.go(steps);
      },
    });
    return true;
  };
}
