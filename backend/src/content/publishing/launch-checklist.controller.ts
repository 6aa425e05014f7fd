import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiProperty, ApiTags } from '@nestjs/swagger';
import { DataSource } from 'typeorm';
import { CurrentUser, Requires, SignedInUser } from '../../core/access/access.ts';
import { Uuid } from '../../core/http/answer-fields.ts';
import { ContentTypes } from '../documents/content-types.ts';
import { DocumentPlaces, placeColumns, placeTables, type PlaceRow } from '../links/document-places.ts';

const most = 50;

/** A live document with text that someone still has to fill in. */
export class UnfinishedDocument {
  @Uuid() id!: string;
  @ApiProperty({ description: 'The content type, such as page.' }) type!: string;
  @ApiProperty({ description: 'Where visitors find it.' }) path!: string;
  @ApiProperty() title!: string;
  @ApiProperty({ type: [String], description: 'Such as [postal address].' }) placeholders!: string[];
}

@ApiTags('Documents')
@Controller('admin/launch-checklist')
@Requires('signed-in')
export class LaunchChecklistController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly types: ContentTypes,
    private readonly places: DocumentPlaces,
  ) {}

  @Get()
  @ApiOkResponse({ type: [UnfinishedDocument], description: 'Only documents that you may edit.' })
  async listUnfinishedDocuments(@CurrentUser() user: SignedInUser): Promise<UnfinishedDocument[]> {
    const rows = await this.dataSource.query<(PlaceRow & { readonly placeholders: string[] })[]>(
      `select ${placeColumns}, document.placeholders from ${placeTables}
       where document.deleted_at is null and document.type = any($2) and document.placeholders <> '{}'
       order by document.type, document.slug limit ${most}`,
      [this.places.titleFields(), this.types.editableBy(user)],
    );
    return rows.map((row) => {
      const { id, type, path, title } = this.places.toPlace(row);
      return { id, type, path, title, placeholders: row.placeholders };
    });
  }
}
