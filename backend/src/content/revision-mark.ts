import { ApiProperty } from '@nestjs/swagger';

/** Names one state of one document, so that whoever published it can see it arrive. */
export const revisionMark = (documentId: string, number: number): string => `${documentId}:${number}`;

/** The state that a public answer was made of. */
export const RevisionMark = ({ required = true } = {}): PropertyDecorator =>
  ApiProperty({
    type: String,
    required,
    description: 'Which state of which document this is: `<document id>:<number>`.',
  });
