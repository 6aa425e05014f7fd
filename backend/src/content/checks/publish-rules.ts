import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { readReference } from '@20x/shared/link-address';
import type { FieldError } from '../../core/http/problem.ts';
import type { ContentDocument } from '../documents/content-document.entity.ts';
import type { ContentRevision } from '../documents/content-revision.entity.ts';
import type { ContentType } from '../documents/content-type.ts';
import { ContentTypes, publicationOf } from '../documents/content-types.ts';
import { publishErrors } from '../documents/content-validation.ts';
import { liesInHidden } from '../documents/shown-content.ts';
import { linksIn } from '../links/content-links.ts';
import { DocumentPlaces } from '../links/document-places.ts';

/** The rules that every publication keeps, whatever levels an owner has chosen for the checks. */
@Injectable()
export class PublishRules {
  constructor(
    private readonly types: ContentTypes,
    private readonly places: DocumentPlaces,
  ) {}

  /** What an editor has to fix in a revision. */
  async errors(
    manager: EntityManager,
    type: ContentType,
    document: ContentDocument,
    revision: ContentRevision,
  ): Promise<FieldError[]> {
    return [
      ...(await this.starterErrors(manager, type, revision.content)),
      ...((await this.types.hooksOf(type).refusals?.(manager, publicationOf(document, revision))) ?? []),
    ];
  }

  /** What is wrong even with starter content. */
  async starterErrors(manager: EntityManager, type: ContentType, content: object): Promise<FieldError[]> {
    return [...publishErrors(type.content, content), ...(await this.lostLinks(manager, type, content))];
  }

  private async lostLinks(manager: EntityManager, type: ContentType, content: object): Promise<FieldError[]> {
    const links = linksIn(type.content, content).flatMap(({ field, href }) => {
      const reference = readReference(href);
      return reference ? [{ field, id: reference.id }] : [];
    });
    const known = await this.places.byId(
      manager,
      links.map(({ id }) => id),
    );
    const isLost = ({ id, field }: (typeof links)[number]) => !known.has(id) && !liesInHidden(content, field);
    const lost = links.filter(isLost).map(({ field }) => field);
    return [...new Set(lost)].map((field) => ({
      field,
      message: 'This links to something that was deleted. Choose another link.',
    }));
  }
}
