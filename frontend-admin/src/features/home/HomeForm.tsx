import type { HomeContent } from '@20x/kit';
import { Field } from '../../editor/fields/Field';
import { FieldGroup } from '../../editor/FieldGroup';
import { useEditorContext } from '../../editor/EditorContext';
import { winningTitleSentence } from './winning-title';
import classes from './HomeForm.module.css';

const HomeField = Field<HomeContent>;

/** The parts of the home page that can be edited so far; every other part is saved as it was. */
export function HomeForm() {
  return (
    <>
      <FieldGroup title="Hero title" note={<WinningTitle />}>
        <div className={classes.lines}>
          <HomeField name="heroTitleBefore" />
          <HomeField name="heroTitleHighlight" />
          <HomeField name="heroTitleAfter" />
        </div>
        <HomeField name="heroTitle" />
      </FieldGroup>
      <FieldGroup title="Hero text and buttons">
        <HomeField name="heroSubtitle" />
        <div className={classes.pair}>
          <HomeField name="heroCtaLabel" />
          <HomeField name="heroCtaHref" />
          <HomeField name="heroSecondaryCtaLabel" />
          <HomeField name="heroSecondaryCtaHref" />
        </div>
        <HomeField name="heroTrustText" />
      </FieldGroup>
      <FieldGroup title="Frequently asked questions">
        <HomeField name="faqs" />
      </FieldGroup>
    </>
  );
}

function WinningTitle() {
  const { form } = useEditorContext();
  const fields = {
    heroTitleBefore: asText(form.useWatchValue('heroTitleBefore')),
    heroTitleHighlight: asText(form.useWatchValue('heroTitleHighlight')),
    heroTitleAfter: asText(form.useWatchValue('heroTitleAfter')),
    heroTitle: asText(form.useWatchValue('heroTitle')),
  };
  return (
    <p className={classes.winner} role="status">
      {winningTitleSentence(fields)}
    </p>
  );
}

const asText = (value: unknown) => (typeof value === 'string' ? value : null);
