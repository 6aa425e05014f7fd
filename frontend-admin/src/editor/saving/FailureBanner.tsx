import { Button } from '@mantine/core';
import { Banner } from '../../ui/Banner';
import type { Content } from '../model/content-comparison';
import { CopyTextButton } from '../../ui/CopyTextButton';
import { uncertainOutcome, type SaveFailure } from './failure';
import type { FieldDeclarations } from '../model/field-declarations';
import { RefusalList } from './RefusalList';

interface FailureBannerProps {
  readonly failure: SaveFailure;
  readonly fields: FieldDeclarations;
  readonly content: Content;
  readonly text: () => string;
  /** Whether what is not saved lies on this device, too; null: all is saved, and something else failed. */
  readonly isKept: boolean | null;
  readonly onRetry: () => void;
  readonly onFocusField: (path: string) => void;
}

/** Why something was not saved or done, and what to do. It stays until the next attempt. */
export function FailureBanner({ failure, fields, content, text, isKept, onRetry, onFocusField }: FailureBannerProps) {
  if (failure.kind === 'fields') {
    return (
      <Banner tone="danger" title={failure.message}>
        <RefusalList errors={failure.errors} fields={fields} content={content} onFocusField={onFocusField} />
      </Banner>
    );
  }
  const reference = failure.reference ? <p>Reference for support: {failure.reference}</p> : null;
  if (isKept === null) {
    return (
      <Banner tone="danger" title={failure.isUncertain ? 'Not confirmed' : 'That did not work'}>
        <p>{failure.message}</p>
        {failure.isUncertain ? <p>{uncertainOutcome}</p> : null}
        {reference}
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
      <p>
        {isKept
          ? 'Your text is kept on this device.'
          : 'This browser can’t keep your text on this device. Keep this page open, or copy your text.'}
      </p>
      {reference}
    </Banner>
  );
}
