import { ValidateBy } from 'class-validator';
import { publishGroup } from '../core/http/field-rules.ts';
import type { HomeContent } from './home-content.dto.ts';

const isFilled = (value: unknown) => typeof value === 'string' && value.trim() !== '';

/** A rule over several fields, which holds when publishing; its message stands at the field that carries it. */
function acrossFields(name: string, messageFor: (content: HomeContent, value: unknown) => string | null) {
  return ValidateBy(
    {
      name,
      validator: {
        validate: (value, args) => messageFor(args?.object as HomeContent, value) === null,
        defaultMessage: (args) => messageFor(args?.object as HomeContent, args?.value) ?? '',
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
      ? 'Fill this in too, or empty the whole call to action: its title, subtitle, button and link.'
      : null;
  });

/** Every image of the hero has an alternative text. */
export const EachImageDescribed = () =>
  acrossFields('eachImageDescribed', ({ heroImages, heroAlt }) => {
    const missing = (heroImages ?? []).flatMap((image, index) =>
      isFilled(image) && !isFilled(heroAlt?.[index]) ? [index + 1] : [],
    );
    return missing.length === 0 ? null : `Say what image ${missing.join(', ')} shows.`;
  });

/** Cards by tag need the tag. */
export const TagToFollow = () =>
  acrossFields('tagToFollow', ({ insightsSource }, own) =>
    insightsSource === 'tag' && !isFilled(own) ? 'Name the tag whose posts are shown.' : null,
  );
