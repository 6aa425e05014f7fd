import { ApiProperty } from '@nestjs/swagger';

/** Names one state of one document, so that an editor can verify its publication. */
export const revisionMark = (documentId: string, number: number): string => `${documentId}:${number}`;

/** Names the states behind a public answer that is a list and so cannot name them itself. */
export const revisionsHeader = 'x-revisions';

/** The state from which a public answer was made. */
export const RevisionMark = ({ required = true } = {}): PropertyDecorator =>
  ApiProperty({
    type: String,
    required,
    description: 'The document and revision of this content: `<document id>:<number>`.',
  });
