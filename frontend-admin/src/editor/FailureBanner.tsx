import { Button } from '@mantine/core';
import { Banner } from './Banner';
import type { Content } from './content-comparison';
import { CopyTextButton } from './CopyTextButton';
import type { SaveFailure } from './failure';
import type { FieldDeclarations } from './field-declarations';
import { RefusalList } from './RefusalList';

interface FailureBannerProps {
  readonly failure: SaveFailure;
  readonly fields: FieldDeclarations;
  readonly content: Content;
  readonly text: () => string;
  readonly onRetry: () => void;
  readonly onFocusField: (path: string) => void;
}

/** Why something was not saved, and what to do. It stays until the next attempt. */
export function FailureBanner({ failure, fields, content, text, onRetry, onFocusField }: FailureBannerProps) {
  if (failure.kind === 'fields') {
    const count = failure.errors.length;
    return (
      <Banner tone="danger" title={count === 1 ? 'One field needs attention' : `${count} fields need attention`}>
        <RefusalList errors={failure.errors} fields={fields} content={content} onFocusField={onFocusField} />
      </Banner>
    );
  }
  return (
    <Banner
      tone="danger"
      title="Not saved"
      actions={
        <>
          <Button variant="default" onClick={onRetry}>
            Retry
          </Button>
          <CopyTextButton text={text} />
        </>
      }
    >
      <p>{failure.message}</p>
      {failure.reference ? <p>Reference for support: {failure.reference}</p> : null}
    </Banner>
  );
}
