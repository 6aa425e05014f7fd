import { useState } from 'react';
import { Button, TextInput } from '@mantine/core';
import { adminApi, type RedirectTest } from '../../api/generated';
import { reasonOf } from '../../ui/LoadFailure';
import classes from './Redirects.module.css';
import { isStatus, refusedFields, statusWords } from './redirect-words';

/** Says what visitors of an address get. */
export function RedirectTester() {
  const [address, setAddress] = useState('');
  const [test, { currentData, error, isFetching, originalArgs }] = adminApi.useLazyTestRedirectQuery();
  const isAnswered = originalArgs?.address === address && !isFetching;
  return (
    <form
      aria-label="Test an address"
      className={classes.tester}
      onSubmit={(event) => {
        event.preventDefault();
        void test({ address });
      }}
    >
      <TextInput
        className={classes.address}
        label="What do visitors get at …?"
        placeholder="/old-page"
        // An error below the field would push the button down.
        inputWrapperOrder={['label', 'error', 'input']}
        maxLength={2000}
        spellCheck={false}
        value={address}
        error={isAnswered && error ? (refusedFields(error)[0]?.message ?? reasonOf(error)) : null}
        onChange={(event) => setAddress(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" loading={isFetching}>
        Test
      </Button>
      <p role="status" className={classes.outcome}>
        {isAnswered && currentData && !error ? <Outcome {...currentData} /> : null}
      </p>
    </form>
  );
}

function Outcome({ outcome, status, to, finalStatus, from }: RedirectTest) {
  if (outcome === 'page') return 'A page (200).';
  if (outcome === 'file') return 'A file (200).';
  if (outcome === 'missing') return 'Not found (404). No page and no redirect has this address.';
  if (outcome === 'error') return `An error (${status}).`;
  return (
    <>
      {isStatus(status) ? statusWords[status] : status}
      {to === null ? null : (
        <>
          : led to <bdi className={classes.path}>{to}</bdi>
        </>
      )}
      {from === null ? null : (
        <>
          {' '}
          by the redirect from <bdi className={classes.path}>{from}</bdi>
        </>
      )}
      {outcome === 'redirect' ? endWords(finalStatus) : null}
    </>
  );
}

/** What visitors find where they are led; nothing where all is well, or on another site. */
function endWords(status: number | null): string | null {
  if (status === null || status === 200) return null;
  if (status === 404) return '. Nothing is found there (404).';
  if (status === 410) return '. The page there is gone (410).';
  return status === 508 ? '. The redirects form a circle.' : `. There is an error (${status}).`;
}
