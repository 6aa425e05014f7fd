import { useCallback } from 'react';
import { Button, Text, Title } from '@mantine/core';
import { ArrowLeft } from 'lucide-react';
import { useAppDispatch } from '@20x/kit';
import { adminApi } from '../../api/generated';
import { refetch } from '../../api/refetch';
import { leaveBy } from '../../ui/leaving/use-leave-guard';
import { LoadGate } from '../../ui/LoadGate';
import { PageList } from './PageList';
import classes from './SchemaGenerator.module.css';
import { useSchemaPlace, type SchemaPlace } from './use-schema-place';
import { Workbench } from './Workbench';

const { endpoints } = adminApi;

/** /admin/schema-generator */
export function SchemaGeneratorPage() {
  const place = useSchemaPlace();
  return (
    <div className={classes.root} data-open={place.page !== null || undefined}>
      <header className={classes.head}>
        <Title order={1}>Schema Generator</Title>
        <Text c="var(--ink3)">What search engines and assistants read about each page, as structured data.</Text>
      </header>
      <PageList place={place} />
      {place.page === null ? (
        <Text className={classes.center}>Choose a page to see and change its structured data.</Text>
      ) : (
        <OpenPage key={place.page} id={place.page} place={place} />
      )}
    </div>
  );
}

interface OpenPageProps {
  readonly id: string;
  readonly place: SchemaPlace;
}

function OpenPage({ id, place }: OpenPageProps) {
  const dispatch = useAppDispatch();
  const load = useCallback(async () => {
    const rendered = await dispatch(endpoints.getAutomaticStructuredData.initiate({ id }, refetch)).unwrap();
    const { type } = rendered;
    return { rendered, document: await dispatch(endpoints.getContent.initiate({ type, ref: id }, refetch)).unwrap() };
  }, [dispatch, id]);
  const back = (
    <Button
      variant="subtle"
      size="compact-sm"
      leftSection={<ArrowLeft />}
      className={classes.back}
      onClick={() => leaveBy(() => place.open(null))}
    >
      Choose another page
    </Button>
  );
  return (
    <LoadGate what="the structured data" load={load} actions={back}>
      {(loaded) => <Workbench {...loaded} mode={place.mode} onMode={place.setMode} back={back} />}
    </LoadGate>
  );
}
