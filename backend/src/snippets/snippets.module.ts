import { Module, type OnModuleInit } from '@nestjs/common';
import { ContentModule } from '../content/content.module.ts';
import { ContentTypes } from '../content/documents/content-types.ts';
import { PublicSnippetsController } from './public-snippets.controller.ts';
import { snippetHooks, snippetType } from './snippet-type.ts';

@Module({ imports: [ContentModule], controllers: [PublicSnippetsController] })
export class SnippetsModule implements OnModuleInit {
  constructor(private readonly types: ContentTypes) {}

  onModuleInit(): void {
    this.types.addHooks(snippetType, snippetHooks);
  }
}
