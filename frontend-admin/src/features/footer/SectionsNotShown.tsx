import { isHidden, isRecord } from '@20x/shared/hidden';
import { mostFooterSections } from '@20x/shared/footer-sections';
import { useFieldForm } from '../../editor/model/field-form';
import classes from './SectionsNotShown.module.css';

/** The sections beyond those that the site shows. */
export function SectionsNotShown({ path }: { readonly path: string }) {
  const value = useFieldForm().useValue(path);
  const sections: readonly unknown[] = Array.isArray(value) ? value : [];
  const left = sections.filter((section) => !isHidden(section)).slice(mostFooterSections);
  if (left.length === 0) return null;
  const names = left.map((section) => {
    const title = isRecord(section) && typeof section.title === 'string' ? section.title.trim() : '';
    return `“${title || `Section ${sections.indexOf(section) + 1}`}”`;
  });
  return (
    <p role="status" className={classes.note}>
      Not shown, at most {mostFooterSections}: {new Intl.ListFormat('en').format(names)}
    </p>
  );
}
