import { contactTopics, topicLabels, topicQuestion, type ContactTopic } from '@20x/shared/contact-form/fields';
import type { ContactForm } from '@20x/shared/contact-form/form';
import classes from './DemoFormBlock.module.css';

interface ContactTopicsProps extends Pick<ContactForm, 'topicLabel' | 'topicHelp'> {
  readonly id: string;
  readonly chosen: ContactTopic;
  readonly onChoose: (topic: ContactTopic) => void;
}

/** Radio buttons that look like tabs, with a label only where the editor gave one. */
export function ContactTopics({ topicLabel, topicHelp, id, chosen, onChoose }: ContactTopicsProps) {
  return (
    <fieldset className={classes.topics} aria-describedby={topicHelp ? id : undefined}>
      <legend className={topicLabel ? classes.topicLabel : 'visually-hidden'}>{topicLabel || topicQuestion}</legend>
      {contactTopics.map((topic) => (
        <label key={topic}>
          <input type="radio" name="topic" value={topic} checked={topic === chosen} onChange={() => onChoose(topic)} />
          {topicLabels[topic]}
        </label>
      ))}
      {topicHelp && (
        <p id={id} className={classes.help}>
          {topicHelp}
        </p>
      )}
    </fieldset>
  );
}
