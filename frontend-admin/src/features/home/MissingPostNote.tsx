import { useLinkTargets } from '../../editor/fields/links/link-targets';
import { useFieldForm } from '../../editor/fields/field-form';
import classes from './HomeForm.module.css';

/** Whether the picked post can be read. */
export function MissingPostNote({ path }: { readonly path: string }) {
  const value = useFieldForm().useValue(path);
  const slug = typeof value === 'string' ? value.trim() : '';
  const { has } = useLinkTargets(slug === '');
  if (slug === '' || has(`/blog/${slug}`) !== false) return null;
  return (
    <p className={classes.note} data-tone="warning">
      No published post has this address: it was unpublished or deleted. Visitors would see “not found”.
    </p>
  );
}
