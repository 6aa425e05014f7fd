import { isTitleTemplate } from '@20x/shared/title-template';
import { shape } from '../core/fields/field-rules.ts';

/** How pages are titled, with {title} and perhaps {siteName} in it; a text without visible characters passes. */
export const TitleTemplate = () =>
  shape(
    'titleTemplate',
    'Keep {title} in the template. The only other placeholder is {siteName}.',
    (value) => typeof value !== 'string' || value.trim() === '' || isTitleTemplate(value),
  );
