import { useState } from 'react';
import { Select, Stack } from '@mantine/core';
import type { Publication } from './use-publication';
import { allZones } from './wall-time';
import { WallTimeField } from './WallTimeField';

interface ScheduleFieldsProps {
  readonly publication: Publication;
  /** What the server refused, by field. */
  readonly errors: Readonly<Record<string, string>>;
}

/** Local times with their zone. */
export function ScheduleFields({ publication, errors }: ScheduleFieldsProps) {
  const { when, zone, setZone, publishAt, unpublishAt, setPublishAt, setUnpublishAt } = publication;
  const [zones] = useState(allZones);
  const shared = { zone, ambiguous: publication.ambiguous, onAmbiguous: publication.setAmbiguous };
  return (
    <Stack gap="sm">
      {when === 'schedule' ? (
        <WallTimeField
          {...shared}
          label="Publish at"
          value={publishAt}
          onChange={setPublishAt}
          error={errors.publishAt}
        />
      ) : null}
      <WallTimeField
        {...shared}
        label={when === 'schedule' ? 'Unpublish at (optional)' : 'Unpublish at'}
        value={unpublishAt}
        onChange={setUnpublishAt}
        error={errors.unpublishAt}
        optional={when === 'schedule'}
      />
      <Select
        label="Time zone"
        data={zones}
        value={zone}
        searchable
        allowDeselect={false}
        error={errors.zone}
        comboboxProps={{ withinPortal: true }}
        onChange={(value) => {
          if (value) setZone(value);
        }}
      />
    </Stack>
  );
}
