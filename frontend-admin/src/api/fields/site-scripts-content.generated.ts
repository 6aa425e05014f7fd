// Written by `npm run gen:api` from the content definitions of the back end. Do not edit.
import type { DeclarationsOf } from '../../editor/model/declarations-of';
import { VisitorAnswers } from '../../features/settings/field-views';
import type * as admin from '../generated';

const googleAnalyticsScript = {
  account: { kind: 'tracker', label: 'Google Analytics ID', width: 'half', asIs: false, limit: 40 },
  category: {
    kind: 'choice',
    label: 'Category',
    help: 'Visitors accept or decline each category.',
    width: 'half',
    choices: { functional: 'Functional', statistics: 'Statistics', marketing: 'Marketing' },
    none: 'Statistics',
  },
  purpose: {
    label: 'Purpose',
    help: 'Shown in the cookie banner and on the privacy page.',
    fallback: 'Counts visits and shows how the site is used.',
    limit: 200,
  },
  paths: {
    kind: 'texts',
    label: 'Pages',
    help: 'Paths such as /pricing, or /blog/* for everything below. Leave empty for every page. Pages with a form never run it.',
    item: 'page',
    limit: 50,
  },
} as const satisfies DeclarationsOf<admin.GoogleAnalyticsScript>;

const googleTagManagerScript = {
  account: { kind: 'tracker', label: 'Google Tag Manager ID', width: 'half', asIs: false, limit: 40 },
  category: {
    kind: 'choice',
    label: 'Category',
    help: 'Visitors accept or decline each category.',
    width: 'half',
    choices: { functional: 'Functional', statistics: 'Statistics', marketing: 'Marketing' },
    none: 'Marketing',
  },
  purpose: {
    label: 'Purpose',
    help: 'Shown in the cookie banner and on the privacy page.',
    fallback: 'Loads the measurement tools that are set up there.',
    limit: 200,
  },
  paths: {
    kind: 'texts',
    label: 'Pages',
    help: 'Paths such as /pricing, or /blog/* for everything below. Leave empty for every page. Pages with a form never run it.',
    item: 'page',
    limit: 50,
  },
  hosts: {
    kind: 'texts',
    label: 'Hosts',
    help: 'Hosts of the tools in the container, such as *.doubleclick.net. Browsers block all others.',
    item: 'host',
    limit: 30,
  },
} as const satisfies DeclarationsOf<admin.GoogleTagManagerScript>;

const linkedinInsightScript = {
  account: { kind: 'tracker', label: 'LinkedIn partner ID', width: 'half', asIs: false, limit: 40 },
  category: {
    kind: 'choice',
    label: 'Category',
    help: 'Visitors accept or decline each category.',
    width: 'half',
    choices: { functional: 'Functional', statistics: 'Statistics', marketing: 'Marketing' },
    none: 'Marketing',
  },
  purpose: {
    label: 'Purpose',
    help: 'Shown in the cookie banner and on the privacy page.',
    fallback: 'Measures advertising on LinkedIn.',
    limit: 200,
  },
  paths: {
    kind: 'texts',
    label: 'Pages',
    help: 'Paths such as /pricing, or /blog/* for everything below. Leave empty for every page. Pages with a form never run it.',
    item: 'page',
    limit: 50,
  },
} as const satisfies DeclarationsOf<admin.LinkedinInsightScript>;

const metaPixelScript = {
  account: { kind: 'tracker', label: 'Meta pixel ID', width: 'half', asIs: false, limit: 40 },
  category: {
    kind: 'choice',
    label: 'Category',
    help: 'Visitors accept or decline each category.',
    width: 'half',
    choices: { functional: 'Functional', statistics: 'Statistics', marketing: 'Marketing' },
    none: 'Marketing',
  },
  purpose: {
    label: 'Purpose',
    help: 'Shown in the cookie banner and on the privacy page.',
    fallback: 'Measures advertising on Facebook and Instagram.',
    limit: 200,
  },
  paths: {
    kind: 'texts',
    label: 'Pages',
    help: 'Paths such as /pricing, or /blog/* for everything below. Leave empty for every page. Pages with a form never run it.',
    item: 'page',
    limit: 50,
  },
} as const satisfies DeclarationsOf<admin.MetaPixelScript>;

const ownScript = {
  name: { label: 'Name', help: 'Who provides it, such as “Acme Chat”.', width: 'half', role: 'title', limit: 60 },
  category: {
    kind: 'choice',
    label: 'Category',
    help: 'Visitors accept or decline each category.',
    width: 'half',
    choices: { functional: 'Functional', statistics: 'Statistics', marketing: 'Marketing' },
    none: 'Marketing',
  },
  purpose: { label: 'Purpose', help: 'Shown in the cookie banner and on the privacy page.', limit: 200 },
  html: { kind: 'ownerHtml', label: 'HTML for the end of the body' },
  paths: {
    kind: 'texts',
    label: 'Pages',
    help: 'Paths such as /pricing, or /blog/* for everything below. Leave empty for every page. Pages with a form never run it.',
    item: 'page',
    limit: 50,
  },
  hosts: {
    kind: 'texts',
    label: 'Hosts',
    help: 'What the code loads from beside the hosts that it names. Browsers block all others.',
    item: 'host',
    limit: 30,
  },
} as const satisfies DeclarationsOf<admin.OwnScript>;

export const siteScriptsContent = {
  googleAnalytics: { kind: 'group', label: 'Google Analytics', fields: googleAnalyticsScript },
  googleTagManager: { kind: 'group', label: 'Google Tag Manager', fields: googleTagManagerScript },
  facebookPixel: { kind: 'group', label: 'Meta pixel', fields: metaPixelScript },
  linkedinInsight: { kind: 'group', label: 'LinkedIn Insight', fields: linkedinInsightScript },
  others: {
    kind: 'rows',
    label: 'Other scripts',
    title: 'name',
    item: 'script',
    limit: 20,
    Note: VisitorAnswers,
    fields: ownScript,
  },
} as const satisfies DeclarationsOf<admin.SiteScriptsContent>;
