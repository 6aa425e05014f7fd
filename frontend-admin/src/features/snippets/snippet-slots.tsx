import { Box } from '@mantine/core';
import type { DocumentSlots } from '../../documents/slots';
import { UsedIn } from '../../editor/publishing/LinkedFrom';

export const slots: DocumentSlots = {
  Below: ({ document: { id } }) => (
    <Box mt="xl">
      <UsedIn id={id} />
    </Box>
  ),
};
