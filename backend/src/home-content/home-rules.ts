import { ValidateBy } from 'class-validator';
import { publishGroup } from '../core/fields/field-rules.ts';

/** The fields of the home content that the rules read. */
interface RuledFields {
  readonly introCtaTitle?: string | null;
  readonly introCtaSubtitle?: string | null;
  readonly introCtaLabel?: string | null;
  readonly introCtaHref?: string | null;
  readonly heroImages?: readonly unknown[] | null;
  readonly heroAlt?: readonly unknown[] | null;
  readonly insightsSource?: string | null;
}

const isFilled = (value: unknown) => typeof value === 'string' && value.trim() !== '';

/** A rule over several fields for publications; its message belongs to the field that carries it. */
function acrossFields(name: string, messageFor: (content: RuledFields, value: unknown) => string | null) {
  return ValidateBy(
    {
      name,
      validator: {
        validate: (value, args) => messageFor(args?.object as RuledFields, value) === null,
        defaultMessage: (args) => messageFor(args?.object as RuledFields, args?.value) ?? '',
      },
    },
    { groups: [publishGroup] },
  );
}

/** The call to action of the introduction is shown whole or not at all. */
export const WholeCall = () =>
  acrossFields('wholeCall', (content, own) => {
    const { introCtaTitle, introCtaSubtitle, introCtaLabel, introCtaHref } = content;
    const isStarted = [introCtaTitle, introCtaSubtitle, introCtaLabel, introCtaHref].some(isFilled);
    return isStarted && !isFilled(own)
      ? 'Fill this in too, or clear the whole call to action: its title, subtitle, button and link.'
      : null;
  });

/** "images 1, 3, and 4". */
const listed = (numbers: number[]) => `images ${new Intl.ListFormat('en').format(numbers.map(String))}`;

/** Every image of the hero has an alternative text. */
export const EachImageDescribed = () =>
  acrossFields('eachImageDescribed', ({ heroImages, heroAlt }) => {
    const missing = (heroImages ?? []).flatMap((image, index) =>
      isFilled(image) && !isFilled(heroAlt?.[index]) ? [index + 1] : [],
    );
    if (missing.length === 0) return null;
    return missing.length === 1 ? `Describe what image ${missing[0]} shows.` : `Describe what ${listed(missing)} show.`;
  });

/** Cards by tag need the tag. */
export const TagToFollow = () =>
  acrossFields('tagToFollow', ({ insightsSource }, own) =>
    insightsSource === 'tag' && !isFilled(own) ? 'Enter the tag of the posts to show.' : null,
  );
