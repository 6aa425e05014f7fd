import { useState } from 'react';
import { Select } from '@mantine/core';
import { allZones } from '../model/wall-time';

interface ZoneSelectProps {
  readonly zone: string;
  readonly error?: string | undefined;
  readonly onChange: (zone: string) => void;
}

/** The time zone of a schedule. */
export function ZoneSelect({ zone, error, onChange }: ZoneSelectProps) {
  const [zones] = useState(allZones);
  return (
    <Select
      label="Time zone"
      data={zones}
      value={zone}
      searchable
      allowDeselect={false}
      error={error}
      comboboxProps={{ withinPortal: true }}
      onChange={(value) => {
        if (value) onChange(value);
      }}
    />
  );
}
