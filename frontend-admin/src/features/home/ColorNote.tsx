import { readableOn } from '@20x/kit/home/text-on';
import { useFieldForm } from '../../editor/model/field-form';
import classes from './HomeForm.module.css';

/** What WCAG asks of text of normal size. */
const enough = 4.5;

/** How a name reads on the colour of its tile. */
export function ColorNote({ path }: { readonly path: string }) {
  const value = useFieldForm().useValue(path);
  const color = typeof value === 'string' ? value.trim() : '';
  if (color === '') return <p className={classes.note}>A hex color such as #e3ecfa. Leave empty for a plain tile.</p>;
  const readable = readableOn(color);
  if (!readable) {
    return (
      <p className={classes.note} data-tone="warning">
        This is not a hex color such as #e3ecfa. The tile would be plain.
      </p>
    );
  }
  const { color: text, contrast } = readable;
  return (
    <p className={classes.note} data-tone={contrast < enough ? 'warning' : undefined}>
      <span className={classes.swatch} style={{ backgroundColor: color, color: text }} aria-hidden>
        Aa
      </span>
      Contrast {contrast.toFixed(1)} : 1{contrast < enough ? `, too little: ${enough} is needed` : ', readable'}
    </p>
  );
}
