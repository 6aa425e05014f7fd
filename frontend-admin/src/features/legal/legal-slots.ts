import type { Block } from '@20x/kit';
import { flowBlockTypes } from '@20x/shared/block-facts.generated';
import type { DocumentSlots } from '../../documents/slots';
import type { FieldDeclarations } from '../../editor/model/field-declarations';
import { LegalForm } from './LegalForm';

/** The sections that a numbered text is made of. */
const offered: readonly Block['type'][] = ['chapters', ...flowBlockTypes];

const offerTexts = (fields: FieldDeclarations): FieldDeclarations =>
  fields.blocks?.kind === 'blocks' ? { ...fields, blocks: { ...fields.blocks, offered } } : fields;

export const slots: DocumentSlots = { adapt: offerTexts, Form: LegalForm };
