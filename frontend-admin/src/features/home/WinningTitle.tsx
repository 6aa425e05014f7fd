import { heroTitleFields, type HeroTitleField } from '@20x/shared/hero-title';
import type { Content } from '../../editor/model/content-comparison';
import { useFieldForm } from '../../editor/model/field-form';
import { useLive } from '../../editor/model/live-content';
import classes from './HomeForm.module.css';
import { winningTitleSentence } from './winning-title';

/** Which of the titles visitors see. */
export function WinningTitle() {
  const { useValue } = useFieldForm();
  const live = useLive();
  // Hooks cannot run in a loop over the fields.
  const draft: Record<HeroTitleField, unknown> = {
    heroTitleBefore: useValue('heroTitleBefore'),
    heroTitleHighlight: useValue('heroTitleHighlight'),
    heroTitleAfter: useValue('heroTitleAfter'),
    heroTitle: useValue('heroTitle'),
  };
  if (live === null) return null;
  return (
    <p className={classes.winner} role="status">
      {winningTitleSentence(titlesIn(draft), titlesIn(live))}
    </p>
  );
}

const asText = (value: unknown) => (typeof value === 'string' ? value : null);
const titlesIn = (content: Content) => Object.fromEntries(heroTitleFields.map((name) => [name, asText(content[name])]));
