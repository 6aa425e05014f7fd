import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { UnitOfWork } from '../../core/database/unit-of-work.ts';
import { insertDocument } from './new-documents.ts';
import { ContentTypes } from './content-types.ts';

/** Sees to it at every start that the documents which must exist do: empty, unpublished, ready to be edited. */
@Injectable()
export class ContentSingletons implements OnApplicationBootstrap {
  constructor(
    private readonly types: ContentTypes,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.unitOfWork.run(async ({ manager }) => {
      for (const type of this.types.all) {
        for (const slug of type.fixed ?? []) await insertDocument(manager, type, { slug, content: {}, by: null });
      }
    });
  }
}
