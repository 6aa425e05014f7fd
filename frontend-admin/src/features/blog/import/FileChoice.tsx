import { useState, type DragEvent } from 'react';
import { Box, Button, FileButton } from '@mantine/core';
import { messageOf, useAppDispatch } from '@20x/kit';
import { importLimits } from '@20x/shared/import-limits';
import { Upload } from 'lucide-react';
import type { BlogImport } from '../../../api/generated';
import { sendFile } from '../../../api/send-file';
import { useLostFocus } from '../../../ui/use-lost-focus';
import classes from './Import.module.css';

const endings = ['.md', '.markdown', '.html', '.htm', '.xml', '.json', '.zip'];
const described = { 'aria-describedby': 'import-limits import-problem' };
const megabytes = importLimits.bytes / 1024 / 1024;

/** Takes a file, by choice or dropped, and has it looked at. */
export function FileChoice({ onChecked }: { readonly onChecked: (id: string) => void }) {
  const dispatch = useAppDispatch();
  const [isLoading, setLoading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isOver, setOver] = useState(false);
  const button = useLostFocus<HTMLButtonElement>(isLoading);
  const take = async (file: File | null | undefined) => {
    if (!file || isLoading) return;
    setProblem(refusalOf(file));
    if (refusalOf(file)) return;
    try {
      setLoading(true);
      const url = `/api/admin/blog-import?name=${encodeURIComponent(file.name)}`;
      onChecked((await dispatch(sendFile<BlogImport>({ method: 'POST', url, file }))).id);
    } catch (error) {
      setLoading(false);
      setProblem(messageOf(error) ?? 'The file could not be read.');
    }
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  };
  return (
    <Box
      component="section"
      aria-label="File"
      className={classes.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <FileButton onChange={(file) => void take(file)} accept={endings.join()}>
        {(props) => (
          <Button {...props} {...described} ref={button} leftSection={<Upload />} loading={isLoading}>
            Choose a file
          </Button>
        )}
      </FileButton>
      <p>or drop it here</p>
      <p id="import-problem" role="alert" className={classes.problem}>
        {problem}
      </p>
      <p role="status" className={classes.hint}>
        {isLoading ? 'Reading the file…' : ''}
      </p>
      <Formats />
    </Box>
  );
}

const Formats = () => (
  <ul id="import-limits" className={classes.formats}>
    <li>
      <strong>WordPress</strong>: the .xml file of Tools → Export
    </li>
    <li>
      <strong>Ghost</strong>: the .json file of Settings → Labs → Export
    </li>
    <li>
      <strong>Markdown</strong> (.md, with or without front matter) or <strong>HTML</strong> (.html)
    </li>
    <li>
      <strong>.zip</strong>: any number of these, with their images
    </li>
    <li>
      At most {megabytes} MB and {importLimits.posts.toLocaleString('en-US')} posts
    </li>
  </ul>
);

function refusalOf({ name, size }: File): string | null {
  if (!endings.some((ending) => name.toLowerCase().endsWith(ending)))
    return `Choose a file that ends in ${endings.slice(0, -1).join(', ')} or ${endings.at(-1)}.`;
  if (size > importLimits.bytes) return `This file is larger than ${megabytes} MB. Split it.`;
  return size === 0 ? 'The file is empty.' : null;
}
