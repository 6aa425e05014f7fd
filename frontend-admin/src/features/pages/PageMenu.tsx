import { useState } from 'react';
import { ActionIcon, Button, Menu, Modal, Stack, Text } from '@mantine/core';
import { Copy, EllipsisVertical, ExternalLink, EyeOff, Pencil, RotateCcw, Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { DocumentSummary } from '../../api/generated';
import { LinkedFrom } from '../../editor/publish/LinkedFrom';
import { withdrawnWords } from '../../editor/publish/withdrawal';
import { editorOf } from './page-list';
import { RecoverDialog } from './RecoverDialog';
import { usePageDeeds, type PageDeed } from './use-page-deeds';
import { useFocusBack } from '../../ui/use-focus-back';
import { DialogButtons } from '../../ui/DialogButtons';

interface PageMenuProps {
  readonly page: DocumentSummary;
  readonly onChange: () => void;
}

const isLive = ({ publishedAt }: DocumentSummary) => publishedAt !== null;

/** What can be done with a page from the list. What visitors would notice at once is asked for first. */
export function PageMenu({ page, onChange }: PageMenuProps) {
  const { run, running, lost, forgetLost } = usePageDeeds(page, onChange);
  const [asked, setAsked] = useState<'unpublish' | 'trash' | null>(null);
  const item = (deed: PageDeed, label: string, Icon: typeof Copy) => (
    <Menu.Item
      leftSection={<Icon size={16} strokeWidth={1.5} aria-hidden />}
      onClick={() => {
        const isNoticed = isLive(page) && (deed === 'unpublish' || deed === 'trash');
        if (isNoticed) setAsked(deed);
        else void run(deed);
      }}
    >
      {label}
    </Menu.Item>
  );
  return (
    <>
      <Menu position="bottom-end" width={200}>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" aria-label={`Actions for ${page.title}`} loading={running}>
            <EllipsisVertical size={16} strokeWidth={1.5} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {page.deletedAt ? (
            item('recover', 'Bring back', RotateCcw)
          ) : (
            <>
              <Menu.Item
                component={Link}
                to={editorOf(page)}
                leftSection={<Pencil size={16} strokeWidth={1.5} aria-hidden />}
              >
                Edit
              </Menu.Item>
              {isLive(page) ? (
                <Menu.Item
                  component="a"
                  href={page.path}
                  target="_blank"
                  leftSection={<ExternalLink size={16} strokeWidth={1.5} aria-hidden />}
                >
                  View
                </Menu.Item>
              ) : null}
              {item('duplicate', 'Duplicate', Copy)}
              {isLive(page) ? item('unpublish', 'Unpublish…', EyeOff) : null}
              {page.fixed ? null : item('trash', isLive(page) ? 'Move to trash…' : 'Move to trash', Trash2)}
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      {asked ? (
        <Question
          page={page}
          deed={asked}
          onCancel={() => {
            setAsked(null);
          }}
          onConfirm={() => {
            setAsked(null);
            void run(asked);
          }}
        />
      ) : null}
      {lost ? (
        <RecoverDialog
          title={page.title}
          lost={lost}
          isBusy={running}
          onRecover={(slug) => void run('recover', slug)}
          onClose={forgetLost}
        />
      ) : null}
    </>
  );
}

interface QuestionProps {
  readonly page: DocumentSummary;
  readonly deed: 'unpublish' | 'trash';
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

function Question({ page, deed, onCancel, onConfirm }: QuestionProps) {
  const { id, title, path } = page;
  useFocusBack();
  const isTrash = deed === 'trash';
  return (
    <Modal opened onClose={onCancel} title={isTrash ? `Move “${title}” to the trash?` : `Unpublish “${title}”?`}>
      <Stack>
        <Text>
          Visitors of {path} {withdrawnWords(page)} at once.{' '}
          {isTrash ? 'It can be brought back for 30 days.' : 'Its text stays here as a draft.'}
        </Text>
        <LinkedFrom id={id} />
        <DialogButtons onCancel={onCancel} startsAtCancel>
          <Button color="red" onClick={onConfirm}>
            {isTrash ? 'Move to trash' : 'Unpublish'}
          </Button>
        </DialogButtons>
      </Stack>
    </Modal>
  );
}
