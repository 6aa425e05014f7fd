import { contactFieldNames, type ContactTopic } from '@20x/shared/contact-form/fields';
import type { ContactLabels } from '@20x/shared/contact-form/form';
import { escapeHtml } from '@20x/shared/escape-html';
import type { Mail } from '../../core/mail/mailer.ts';
import type { ContactMessageRow } from '../messages/contact-message.entity.ts';

const subjects: Readonly<Record<ContactTopic, string>> = {
  demo: 'Demo request',
  question: 'Question',
  support: 'Support request',
};

/** The mail about a message. Everything that the visitor wrote is plain text in it. */
export function notificationMail(
  message: ContactMessageRow,
  labels: ContactLabels,
  publicUrl: string,
): Omit<Mail, 'to'> {
  const { id, topic, name, email, agency } = message;
  const title = `${subjects[topic]} from ${name}${agency ? `, ${agency}` : ''}`;
  const link = `${publicUrl}/admin/contact?open=${id}`;
  const facts = factsOf(message, labels);
  const text = message.message ?? '';
  return {
    subject: title.slice(0, 200),
    replyTo: { name, address: email },
    messageId: `contact-${id}@${new URL(publicUrl).hostname}`,
    text: [
      title,
      '',
      ...facts.map(([term, value]) => `${term}: ${value}`),
      ...(text ? ['', text] : []),
      '',
      `Open this message: ${link}`,
      'Reply to this email to answer the sender.',
    ].join('\n'),
    html: page(title, [
      `<table>${facts.map(([term, value]) => `<tr><th align="left" valign="top">${escapeHtml(term)}</th><td>${escapeHtml(value)}</td></tr>`).join('')}</table>`,
      ...(text ? [`<p style="white-space:pre-wrap">${escapeHtml(text)}</p>`] : []),
      `<p><a href="${escapeHtml(link)}">Open this message</a></p>`,
      '<p>Reply to this email to answer the sender.</p>',
    ]),
  };
}

/** The test mail, which only shows that mail arrives. */
export function testMail(topic: ContactTopic, by: string, publicUrl: string): Omit<Mail, 'to'> {
  const title = `Test: ${subjects[topic].toLowerCase()} notifications`;
  const lines = [
    `${by} sent this test from the contact page's editor. It shows that notifications about new messages arrive.`,
    'There is no new message for you.',
  ];
  const link = `${publicUrl}/admin/contact-page`;
  return {
    subject: title,
    text: [title, '', ...lines, '', link].join('\n'),
    html: page(title, [
      ...lines.map((line) => `<p>${escapeHtml(line)}</p>`),
      `<p><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p>`,
    ]),
  };
}

function factsOf(message: ContactMessageRow, labels: ContactLabels): readonly (readonly [string, string])[] {
  const answers = contactFieldNames.map((name) => [labels[name], name === 'message' ? null : message[name]] as const);
  const places = [['Sent from', message.sourcePage] as const, ['First page', message.landingPage] as const];
  return [...answers, ...places].flatMap(([term, value]) => (value ? [[term, value] as const] : []));
}

const page = (title: string, parts: readonly string[]) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>` +
  `<body><h1 style="font-size:1.25rem">${escapeHtml(title)}</h1>${parts.join('')}</body></html>`;
