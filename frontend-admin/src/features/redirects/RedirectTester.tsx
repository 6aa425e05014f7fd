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

function Outcome({ outcome, status, to, from }: RedirectTest) {
  if (outcome === 'page') return 'A page (200).';
  if (outcome === 'missing') return 'Not found (404). No page and no redirect has this address.';
  const words = isStatus(status) ? statusWords[status] : status;
  return (
    <>
      {words}
      {to === null ? null : (
        <>
          : led to <bdi className={classes.path}>{to}</bdi>
        </>
      )}{' '}
      by the redirect from <bdi className={classes.path}>{from}</bdi>
    </>
  );
}
