import { useState } from 'react';
import { NativeSelect, TextInput } from '@mantine/core';
import { useSite } from '@20x/kit';
import { robotsError, robotsTxt } from '@20x/shared/robots-txt';
import robotsParser from 'robots-parser';
import { useFieldForm } from '../../editor/model/field-form';
import classes from './RobotsTester.module.css';
import { SettingHistory } from './SettingHistory';

const crawlers = ['Googlebot', 'Bingbot', 'GPTBot', 'ClaudeBot', 'PerplexityBot', 'any other'];

/** Says what is wrong with the rules in the form, and whether a crawler may read an address by them. */
export function RobotsTester({ path }: { readonly path: string }) {
  const site = useSite().publicUrl || window.location.origin;
  const own = useFieldForm().useValue(path);
  const text = robotsTxt(typeof own === 'string' ? own : '', site);
  const [address, setAddress] = useState('');
  const [crawler, setCrawler] = useState(crawlers[0] ?? '');
  return (
    <>
      <SettingHistory path={path} />
      <fieldset className={classes.tester}>
        <legend>Test an address with the rules above</legend>
        <TextInput
          className={classes.address}
          label="Address"
          placeholder="/pricing"
          maxLength={2000}
          spellCheck={false}
          value={address}
          onChange={(event) => setAddress(event.currentTarget.value)}
        />
        <NativeSelect
          label="Crawler"
          data={crawlers}
          value={crawler}
          onChange={(event) => setCrawler(event.currentTarget.value)}
        />
        <p role="status" className={classes.outcome}>
          {robotsError(text) ?? (address.trim() ? outcomeOf(text, site, address.trim(), crawler) : null)}
        </p>
      </fieldset>
    </>
  );
}

function outcomeOf(text: string, site: string, typed: string, crawler: string): string {
  if (!URL.canParse(typed, site)) return 'Enter an address such as /pricing.';
  const { href, origin } = new URL(typed, site);
  if (origin !== new URL(site).origin) return 'This address is not on this site.';
  const robots = robotsParser(`${origin}/robots.txt`, text);
  const name = crawler === 'any other' ? 'another crawler' : crawler;
  const line = robots.getMatchingLineNumber(href, crawler);
  const rule = line > 0 ? `: ${text.split('\n')[line - 1]?.trim()} (line ${line})` : ': no rule is about it.';
  return `${robots.isAllowed(href, crawler) ? 'Open' : 'Closed'} to ${name}${rule}`;
}
