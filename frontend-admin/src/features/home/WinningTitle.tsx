import { useFieldForm } from '../../editor/model/field-form';
import classes from './HomeForm.module.css';
import { winningTitleSentence } from './winning-title';

/** Which of the titles visitors see. */
export function WinningTitle() {
  const { useValue } = useFieldForm();
  const fields = {
    heroTitleBefore: asText(useValue('heroTitleBefore')),
    heroTitleHighlight: asText(useValue('heroTitleHighlight')),
    heroTitleAfter: asText(useValue('heroTitleAfter')),
    heroTitle: asText(useValue('heroTitle')),
  };
  return (
    <p className={classes.winner} role="status">
      {winningTitleSentence(fields)}
    </p>
  );
}

const asText = (value: unknown) => (typeof value === 'string' ? value : null);
