import type { ReactNode } from 'react';
import { campaignParts, contactFieldNames, topicLabels, type ContactFieldName } from '@20x/shared/contact-form/fields';
import type { ContactMessage } from '../../api/generated';
import { Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { CopyButton } from '../../ui/CopyButton';
import { mailHref, pageHref, phoneHref } from './contact-links';
import { fullTime } from './contact-words';
import classes from './MessageDetail.module.css';

/** Those that the page shows in a way of their own. */
const specialFields: readonly ContactFieldName[] = ['name', 'email', 'phone', 'message'];
const plainFields = contactFieldNames.filter((name) => !specialFields.includes(name));

const ticks = {
  true: 'was agreed to by checking its box,',
  false: 'was shown with a box that was not checked,',
} as const;

/** Who wrote, and how the message came here. */
export function MessageFields({ message }: { readonly message: ContactMessage }) {
  const { email, phone, topic, labels } = message;
  const { sourcePage, landingPage, referrer, utm, consentVersion, consentText, consentTicked, receivedAt, readAt } =
    message;
  return (
    <>
      <Title order={3} className={classes.group}>
        Sender
      </Title>
      <dl className={classes.fields}>
        <Fact term={labels.email}>
          <a href={mailHref(email, topic)}>{email}</a>
          <CopyButton value={email} what="email address" />
        </Fact>
        <Fact term={labels.phone}>{phone ? <PhoneNumber phone={phone} /> : null}</Fact>
        {plainFields.map((name) => (
          <Fact key={name} term={labels[name]}>
            {message[name]}
          </Fact>
        ))}
      </dl>
      <Title order={3} className={classes.group}>
        Message
      </Title>
      <dl className={classes.fields}>
        <Fact term={labels.topic}>{topicLabels[topic]}</Fact>
        <Fact term="Received">
          <time dateTime={receivedAt}>{fullTime(receivedAt)}</time>
        </Fact>
        <Fact term="Read">{readAt ? <time dateTime={readAt}>{fullTime(readAt)}</time> : 'Not yet'}</Fact>
        <Fact term="Sent from">{sourcePage ? <SourcePage path={sourcePage} /> : null}</Fact>
        <Fact term="Came from">{referrer}</Fact>
        <Fact term="First page">{landingPage ? <SourcePage path={landingPage} /> : null}</Fact>
        {campaignParts.map((part) =>
          utm[part] ? (
            <Fact key={part} term={part === 'campaign' ? 'Campaign' : `Campaign ${part}`}>
              {utm[part]}
            </Fact>
          ) : null,
        )}
        <Fact term="Consent text">
          {consentText || consentVersion ? (
            <span>
              {consentText ? `“${consentText}”` : <code>{consentVersion}</code>}{' '}
              {consentTicked === null ? 'was shown with the form when it was sent,' : ticks[`${consentTicked}`]}{' '}
              <time dateTime={receivedAt}>{fullTime(receivedAt)}</time>
            </span>
          ) : (
            'None was shown with the form'
          )}
        </Fact>
      </dl>
    </>
  );
}

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <>
      <dt>{term}</dt>
      <dd dir="auto">{children || <span className={classes.none}>Not given</span>}</dd>
    </>
  );
}

function PhoneNumber({ phone }: { readonly phone: string }) {
  const href = phoneHref(phone);
  return (
    <>
      {href ? <a href={href}>{phone}</a> : phone}
      <CopyButton value={phone} what="phone number" />
    </>
  );
}

function SourcePage({ path }: { readonly path: string }) {
  const href = pageHref(path);
  if (!href) return path;
  return (
    <Link to={href} target="_blank" rel="noopener">
      {path}
    </Link>
  );
}
