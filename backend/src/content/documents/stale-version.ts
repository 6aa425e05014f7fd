import { applyDecorators, HttpCode, type Type } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiExtraModels,
  ApiOkResponse,
  ApiPreconditionFailedResponse,
  getSchemaPath,
} from '@nestjs/swagger';
import { ProblemBody } from '../../core/http/problem.dto.ts';
import { DocumentState } from './document.dto.ts';

/** A write that carries a stale version is refused, and the refusal holds the newest document with its content. */
export function ApiStaleVersion(document: Type<{ readonly version: number }> = DocumentState) {
  const current = { $ref: getSchemaPath(document) };
  const schema = {
    allOf: [{ $ref: getSchemaPath(ProblemBody) }, { type: 'object', required: ['current'], properties: { current } }],
  };
  return applyDecorators(
    ApiExtraModels(ProblemBody, document),
    ApiPreconditionFailedResponse({
      description: 'Someone saved a newer version; `current` is the newest document with its content.',
      content: { 'application/problem+json': { schema } },
    }),
  );
}

/** A step of a document: it answers the new state, unless the version is stale or the step is not possible now. */
export const AnswersNewState = (refusal = '`detail` explains why this is not possible now.', description?: string) =>
  applyDecorators(
    HttpCode(200),
    ApiOkResponse({ type: DocumentState, ...(description && { description }) }),
    ApiStaleVersion(),
    ApiConflictResponse({ description: refusal }),
  );
