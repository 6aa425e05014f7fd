import { applyDecorators, type Type } from '@nestjs/common';
import { ApiExtraModels, ApiPreconditionFailedResponse, getSchemaPath } from '@nestjs/swagger';
import { ProblemBody } from '../../core/http/problem.dto.ts';
import { DocumentState } from './document.dto.ts';

/** A write that carries a stale version is refused, and the refusal holds the newest document with its content. */
export function ApiStaleVersion(document: Type<DocumentState> = DocumentState) {
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
