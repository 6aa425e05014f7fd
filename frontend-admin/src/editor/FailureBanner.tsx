import { Button } from '@mantine/core';
import { Banner } from './Banner';
import { CopyTextButton } from './CopyTextButton';
import { fieldLabel, isShown, type FieldDeclarations } from './field-declarations';
import type { SaveFailure } from './use-editor-form';

interface FailureBannerProps {
  readonly failure: SaveFailure;
  readonly fields: FieldDeclarations;
  readonly text: () => string;
  readonly onRetry: () => void;
  readonly onFocusField: (path: string) => void;
}

/** Why something was not saved, and what to do. It stays until the next attempt. */
export function FailureBanner({ failure, fields, text, onRetry, onFocusField }: FailureBannerProps) {
  if (failure.kind === 'fields') {
    const count = failure.errors.length;
    return (
      <Banner tone="danger" title={count === 1 ? 'One field needs attention' : `${count} fields need attention`}>
        <ul>
          {failure.errors.map(({ path, message }) => (
            <li key={path}>
              {isShown(fields, path) ? (
                <Button
                  variant="transparent"
                  color="gray"
                  c="var(--danger-text)"
                  h="auto"
                  p={0}
                  onClick={() => {
                    onFocusField(path);
                  }}
                >
                  {fieldLabel(fields, path)}
                </Button>
              ) : (
                <strong>{fieldLabel(fields, path)} (not in this form)</strong>
              )}
              : {message}
            </li>
          ))}
        </ul>
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
