import { render, screen } from '@testing-library/react';
import { AppRoot, makeStore } from '@20x/kit';
import { AdminTheme } from '../../shell/AdminTheme';
import { FailureBanner } from './FailureBanner';

it.each([
  [true, 'Not savedThe server is away.Your text is kept on this device.RetryCopy text'],
  [
    false,
    'Not savedThe server is away.This browser can’t keep your text on this device. Keep this page open, or copy your text.RetryCopy text',
  ],
  [null, 'That did not workThe server is away.'],
])(
  'promises that the text is kept only where it is, and speaks of saving only where work is not saved: %s',
  (isKept, words) => {
    render(
      <AppRoot store={makeStore()} site={{ publicUrl: '', warn: () => undefined }}>
        <AdminTheme>
          <FailureBanner
            failure={{ kind: 'failed', message: 'The server is away.' }}
            fields={{}}
            content={{}}
            text={() => ''}
            isKept={isKept}
            onRetry={() => undefined}
            onFocusField={() => undefined}
          />
        </AdminTheme>
      </AppRoot>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent(new RegExp(`^${words}$`));
  },
);
