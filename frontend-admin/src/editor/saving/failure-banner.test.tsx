import { render, screen } from '@testing-library/react';
import { AppRoot, makeStore } from '@20x/kit';
import { AdminTheme } from '../../shell/AdminTheme';
import { FailureBanner } from './FailureBanner';

it.each([
  [true, 'The server is away.Your text is kept on this device.'],
  [false, 'The server is away.This browser keeps nothing on this device: stay on this page, or copy your text.'],
  [null, 'The server is away.'],
])('promises that the text is kept only where it is: %s', (isKept, words) => {
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
  expect(screen.getByRole('alert')).toHaveTextContent(`Not saved${words}RetryCopy text`);
});
