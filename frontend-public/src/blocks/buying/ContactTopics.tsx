import type { ContactFieldWords, ContactTopic as Topic } from '@20x/kit';
import { filled } from '../block-text';
import { topics } from './contact-fields';
import classes from './DemoFormBlock.module.css';

interface ContactTopicsProps {
  /** The editor's own words; without a label the tabs speak for themselves. */
  readonly words: ContactFieldWords | null | undefined;
  readonly id: string;
  readonly chosen: Topic;
  readonly onChoose: (topic: Topic) => void;
}

/** Radio buttons that look like tabs: one form, and its topic is a field of it. */
export function ContactTopics({ words, id, chosen, onChoose }: ContactTopicsProps) {
  const label = filled(words?.label);
  const help = filled(words?.help);
  return (
    <fieldset className={classes.topics} aria-describedby={help && id}>
      <legend className={label ? classes.topicLabel : 'visually-hidden'}>{label ?? 'What is it about?'}</legend>
      {topics.map(({ value, label: name }) => (
        <label key={value}>
          <input type="radio" name="topic" value={value} checked={value === chosen} onChange={() => onChoose(value)} />
          {name}
        </label>
      ))}
      {help && (
        <p id={id} className={classes.help}>
          {help}
        </p>
      )}
    </fieldset>
  );
}
