import { useState, type ReactNode } from 'react';
import { Button } from '@mantine/core';
import { Banner } from '../../ui/Banner';
import { clockTime } from '../../ui/clock';
import { CopyTextButton } from '../../ui/CopyTextButton';
import type { PresenceState } from '../document/use-presence';

interface PresenceBannerProps {
  readonly presence: PresenceState;
  /** What is not saved yet. */
  readonly text: () => string;
  readonly hasUnsaved: boolean;
  /** What is not saved lies on this device, too. */
  readonly isKept: boolean;
}

/** Who was here first, or has taken over: said, and nothing enforced. */
export function PresenceBanner({ presence, text, hasUnsaved, isKept }: PresenceBannerProps) {
  const { found, takenOver } = presence;
  const [hasFailed, setFailed] = useState(false);
  const takeOver = () => {
    setFailed(false);
    presence.takeOver().catch(() => setFailed(true));
  };
  const failure = hasFailed ? (
    <p role="alert">The others could not be notified. Check the connection and try again.</p>
  ) : null;
  if (takenOver) {
    return (
      <Banner
        tone="notice"
        title={`${takenOver.by} took over at ${clockTime(takenOver.at)}; your text is kept`}
        actions={
          <>
            <Button variant="default" onClick={takeOver}>
              Take it back
            </Button>
            {hasUnsaved ? <CopyTextButton text={text} /> : null}
          </>
        }
      >
        <p>
          {hasUnsaved ? `Your unsaved changes are kept here${isKept ? ' and on this device' : ''}. ` : ''}
          Autosave is off until you take it back or {takenOver.by} has left.
        </p>
        {failure}
      </Banner>
    );
  }
  if (found.length === 0) return null;
  return (
    <FoundBanner found={found} onTakeOver={takeOver} onDismiss={presence.dismissFound}>
      {failure}
    </FoundBanner>
  );
}

interface FoundBannerProps extends Pick<PresenceState, 'found'> {
  readonly onTakeOver: () => void;
  readonly onDismiss: () => void;
  readonly children: ReactNode;
}

/** Others had it open first. */
function FoundBanner({ found, onTakeOver, onDismiss, children }: FoundBannerProps) {
  const names = found.map(({ username }) => username);
  const isOne = names.length === 1;
  return (
    <Banner
      tone="notice"
      title={`${names.join(', ')} ${isOne ? 'is' : 'are'} already editing this`}
      actions={
        <>
          <Button variant="default" onClick={onTakeOver}>
            Take over
          </Button>
          <Button variant="subtle" color="gray" onClick={onDismiss}>
            Work beside {isOne ? names[0] : 'them'}
          </Button>
        </>
      }
    >
      <p>
        You can work at the same time: what is changed in different fields or paragraphs is merged. Taking over notifies{' '}
        {isOne ? 'them' : 'all of them'}, and their editor stops autosaving. Nobody’s text is lost.
      </p>
      {children}
    </Banner>
  );
}
