import { Button } from '@mantine/core';
import { Banner } from '../../ui/Banner';
import type { Content } from '../model/content-comparison';
import { CopyTextButton } from '../../ui/CopyTextButton';
import type { SaveFailure } from './failure';
import type { FieldDeclarations } from '../model/field-declarations';
import { RefusalList } from './RefusalList';

interface FailureBannerProps {
  readonly failure: SaveFailure;
  readonly fields: FieldDeclarations;
  readonly content: Content;
  readonly text: () => string;
  /** Whether what is not saved lies on this device, too; null: all is saved. */
  readonly isKept: boolean | null;
  readonly onRetry: () => void;
  readonly onFocusField: (path: string) => void;
}

/** Why something was not saved, and what to do. It stays until the next attempt. */
export function FailureBanner({ failure, fields, content, text, isKept, onRetry, onFocusField }: FailureBannerProps) {
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
      {isKept === null ? null : (
        <p>
          {isKept
            ? 'Your text is kept on this device.'
            : 'This browser keeps nothing on this device: stay on this page, or copy your text.'}
        </p>
      )}
      {failure.reference ? <p>Reference for support: {failure.reference}</p> : null}
    </Banner>
  );
}
