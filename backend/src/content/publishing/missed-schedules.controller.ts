import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiProperty, ApiTags } from '@nestjs/swagger';
import { DataSource } from 'typeorm';
import { CurrentUser, Requires, SignedInUser } from '../../core/access/access.ts';
import { TextOrNull, Uuid } from '../../core/http/answer-fields.ts';
import { ContentTypes } from '../documents/content-types.ts';
import { plannedTimes } from '../documents/document-state.ts';
import { PlannedTimes } from '../documents/document.dto.ts';
import { DocumentPlaces, placeColumns, placeTables, type PlaceRow } from '../links/document-places.ts';

/** The sweep runs every five minutes; a step that is later than this was missed. */
const missedAfterMinutes = 10;
/** Failures are listed this long. */
const listedForDays = 30;
const most = 20;

/** A scheduled step that did not run and that no later step has settled. */
export class MissedSchedule {
  @Uuid() id!: string;
  @ApiProperty({ description: 'The content type, such as page.' }) type!: string;
  @ApiProperty({ description: 'Public path of the document, live or not.' }) path!: string;
  @ApiProperty() title!: string;
  @ApiProperty({ type: PlannedTimes }) planned!: PlannedTimes;
  @ApiProperty({ description: 'Who scheduled it.' }) by!: string;
  @TextOrNull('Why it failed; null when nothing ran at its time.') reason!: string | null;
}

interface Row extends PlaceRow {
  readonly publishAt: Date | null;
  readonly unpublishAt: Date | null;
  readonly zone: string;
  readonly by: string;
  readonly reason: string | null;
}

/** Any later step settles a failure, except the planned end of the same schedule. */
const failed = `
  select ${placeColumns}, step.happened_at as at, step.publish_at as "publishAt", step.unpublish_at as "unpublishAt",
    step.zone, step.actor_name as by, step.note as reason
  from ${placeTables}, lateral (
    select * from content_transition where document_id = document.id and kind = 'failed'
    order by happened_at desc limit 1) step
  where document.deleted_at is null and document.type = any($2)
    and step.happened_at > now() - make_interval(days => ${listedForDays})
    and not exists (
      select 1 from content_transition later
      where later.document_id = document.id and later.happened_at > step.happened_at and later.kind <> 'failed'
        and (later.kind <> 'unpublished' or step.publish_at is null))`;

const missed = `
  select ${placeColumns}, least(publish_at, unpublish_at), publish_at, unpublish_at, schedule_zone, scheduled_by_name, null
  from ${placeTables}
  where document.deleted_at is null and document.type = any($2)
    and least(publish_at, unpublish_at) < now() - make_interval(mins => ${missedAfterMinutes})`;

/** Scheduled steps that failed or never ran. */
@ApiTags('Documents')
@Controller('admin/missed-schedules')
@Requires('signed-in')
export class MissedSchedulesController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly types: ContentTypes,
    private readonly places: DocumentPlaces,
  ) {}

  @Get()
  @ApiOkResponse({ type: [MissedSchedule], description: 'Only documents that you may edit, newest first.' })
  async listMissedSchedules(@CurrentUser() user: SignedInUser): Promise<MissedSchedule[]> {
    const rows = await this.dataSource.query<Row[]>(
      `select * from (${failed} union all ${missed}) missed order by at desc, id limit ${most}`,
      [this.places.titleFields(), this.types.editableBy(user)],
    );
    return rows.map((row) => {
      const { id, type, path, title } = this.places.toPlace(row);
      return { id, type, path, title, planned: plannedTimes(row), by: row.by, reason: row.reason };
    });
  }
}
