import type { Content } from '../../editor/model/content-comparison';
import { useFieldForm } from '../../editor/model/field-form';
import { useLive } from '../../editor/model/live-content';
import classes from './HomeForm.module.css';
import { winningTitleSentence } from './winning-title';

const names = ['heroTitleBefore', 'heroTitleHighlight', 'heroTitleAfter', 'heroTitle'] as const;

/** Which of the titles visitors see. */
export function WinningTitle() {
  const { useValue } = useFieldForm();
  const live = useLive();
  const [heroTitleBefore, heroTitleHighlight, heroTitleAfter, heroTitle] = [
    useValue(names[0]),
    useValue(names[1]),
    useValue(names[2]),
    useValue(names[3]),
  ];
  if (live === null) return null;
  return (
    <p className={classes.winner} role="status">
      {winningTitleSentence(
        titlesIn({ heroTitleBefore, heroTitleHighlight, heroTitleAfter, heroTitle }),
        titlesIn(live),
      )}
    </p>
  );
}

const asText = (value: unknown) => (typeof value === 'string' ? value : null);
const titlesIn = (content: Content) => Object.fromEntries(names.map((name) => [name, asText(content[name])]));
