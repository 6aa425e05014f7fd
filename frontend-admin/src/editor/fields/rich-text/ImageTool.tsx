import { useDisclosure } from '@mantine/hooks';
import type { Editor } from '@tiptap/core';
import { ImagePlus } from 'lucide-react';
import { IconButton } from '../../../ui/IconButton';
import { ImageDialog, type TextImage } from './ImageDialog';

interface ImageToolProps {
  readonly editor: Editor;
  /** The selected image. */
  readonly image: TextImage | null;
}

/** Puts an image at the cursor, or changes the selected one. */
export function ImageTool({ editor, image }: ImageToolProps) {
  const [isOpen, { open, close }] = useDisclosure();
  return (
    <>
      <IconButton
        label={image ? 'Change the image' : 'Insert an image'}
        icon={ImagePlus}
        variant={image ? 'light' : 'subtle'}
        aria-pressed={image !== null}
        onClick={open}
      />
      {isOpen ? (
        <ImageDialog
          image={image}
          onClose={close}
          onChoose={(chosen) => {
            close();
            void sizeOf(chosen.src).then((size) => {
              place(editor, { ...chosen, ...size });
            });
          }}
        />
      ) : null}
    </>
  );
}

/** In place of the selected image, otherwise behind the paragraph or heading at the cursor. */
function place(editor: Editor, attrs: object): void {
  const chain = editor.chain().focus();
  const { $to } = editor.state.selection;
  const image = { type: 'image', attrs };
  if (editor.isActive('image')) chain.updateAttributes('image', attrs).run();
  else if ($to.parent.content.size === 0) chain.insertContent(image).run();
  else chain.insertContentAt($to.after(), image).run();
}

/** Its own size keeps its room on the page while it loads; an image that cannot be measured has none. */
async function sizeOf(src: string): Promise<{ readonly width: number | null; readonly height: number | null }> {
  const measured = new Image();
  measured.src = src;
  try {
    await measured.decode();
    return { width: measured.naturalWidth || null, height: measured.naturalHeight || null };
  } catch {
    return { width: null, height: null };
  }
}
