import { lazy, Suspense, useState } from 'react';
import { ActionIcon } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { Search } from 'lucide-react';
import { Hint } from '../../ui/Hint';
import { modKey } from '../../ui/mod-key';

const Palette = lazy(() => import(/* webpackChunkName: "palette" */ './Palette').then((m) => ({ default: m.Palette })));

/** Opens the palette; so does Ctrl/Cmd+K wherever the focus is, but for a dialog, which keeps its own keys. */
export function PaletteButton() {
  const [isOpen, setOpen] = useState(false);
  const openUnlessInDialog = ({ target }: KeyboardEvent) => {
    if (!(target instanceof Element && target.closest('[role="dialog"]'))) setOpen(true);
  };
  useHotkeys([['mod+K', openUnlessInDialog]], [], true);
  return (
    <>
      <Hint label={`Find a screen, page or command (${modKey}+K)`}>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label="Find a screen, page or command"
          onClick={() => {
            setOpen(true);
          }}
        >
          <Search size={20} strokeWidth={1.5} aria-hidden />
        </ActionIcon>
      </Hint>
      {isOpen ? (
        <Suspense fallback={null}>
          <Palette
            onClose={() => {
              setOpen(false);
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
