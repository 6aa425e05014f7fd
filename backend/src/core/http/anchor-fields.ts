import { applyDecorators } from '@nestjs/common';
import { inForm } from './field-forms.ts';
import { Text } from './fields.ts';
import { isTakenId } from './taken-ids.ts';

/** As the page writes it. */
const idOf = (anchor: string) => anchor.trim().replace(/^#/, '').replace(/\s+/g, '-');

interface AnchorOptions {
  readonly description: string;
  /** Publishing refuses an empty value. Default: false. */
  readonly required?: boolean;
}

/** A place of the page that links can lead to. */
export const Anchor = ({ description, required = false }: AnchorOptions) =>
  applyDecorators(
    Text({ max: 60, required, description }),
    inForm('anchor', {
      message: 'The site itself uses this name. Choose another one.',
      passes: (value) => typeof value !== 'string' || !isTakenId(idOf(value)),
      isList: false,
    }),
  );
