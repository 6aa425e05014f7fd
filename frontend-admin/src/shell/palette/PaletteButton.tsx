import { lazy, Suspense } from 'react';
import { useDisclosure, useHotkeys } from '@mantine/hooks';
import { Search } from 'lucide-react';
import { IconButton } from '../../ui/IconButton';
import { modKey } from '../../ui/mod-key';

const Palette = lazy(() => import(/* webpackChunkName: "palette" */ './Palette').then((m) => ({ default: m.Palette })));

/** Opens the palette; so does Ctrl/Cmd+K wherever the focus is, but for a dialog, which keeps its own keys. */
export function PaletteButton() {
  const [isOpen, { open, close }] = useDisclosure();
  const openUnlessInDialog = ({ target }: KeyboardEvent) => {
    if (!(target instanceof Element && target.closest('[role="dialog"]'))) open();
  };
  useHotkeys([['mod+K', openUnlessInDialog]], [], true);
  return (
    <>
      <IconButton
        label="Find a screen, page or command"
        hint={`Find a screen, page or command (${modKey}+K)`}
        icon={Search}
        iconSize={20}
        onClick={open}
      />
      {isOpen ? (
        <Suspense fallback={null}>
          <Palette onClose={close} />
        </Suspense>
      ) : null}
    </>
  );
}
