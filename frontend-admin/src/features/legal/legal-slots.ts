import type { Block } from '@20x/kit';
import { textBlockTypes } from '@20x/shared/text-blocks';
import type { LegalContent } from '../../api/generated';
import type { DocumentSlots } from '../../documents/slots';
import type { FieldDeclarations } from '../../editor/model/field-declarations';
import { LegalForm } from './LegalForm';

/** The sections that a numbered text is made of. */
const offered: readonly Block['type'][] = ['chapters', ...textBlockTypes];

const offerTexts = (fields: FieldDeclarations): FieldDeclarations =>
  fields.blocks?.kind === 'blocks' ? { ...fields, blocks: { ...fields.blocks, offered } } : fields;

/** Every publication of a legal text has its own effective date and summary of changes. */
const askedToPublish = ['effectiveDate', 'changeSummary'] as const satisfies readonly (keyof LegalContent)[];

export const slots: DocumentSlots = { adapt: offerTexts, Form: LegalForm, askedToPublish };
