import { seoFormats, trackerHints, type TrackerField } from '@20x/shared/seo-formats';
import { scriptCategories, vendors, type ScriptCategory } from '@20x/shared/site-scripts';
import { BodyHtml } from '../content/documents/page-seo.dto.ts';
import { Choice, Group, Row, Rows, Text, Texts } from '../core/fields/fields.ts';

const half = { width: 'half' } as const;
const Account = (vendor: TrackerField, label: string, help?: string) =>
  Text({
    max: 40,
    input: 'tracker',
    words: false,
    label,
    ...(help !== undefined && { help }),
    form: {
      name: vendor,
      message: trackerHints[vendor],
      passes: (value) => typeof value !== 'string' || value.trim() === '' || seoFormats[vendor](value.trim()),
    },
    ...half,
  });
const Category = (fallback: ScriptCategory) =>
  Choice(scriptCategories, {
    enumName: 'ScriptCategory',
    label: 'Category',
    none: scriptCategories[fallback],
    help: 'Visitors accept or decline each category.',
    ...half,
  });
const purpose = { max: 200, label: 'Purpose', help: 'Shown in the cookie banner and on the privacy page.' } as const;
const Purpose = (vendor: TrackerField) => Text({ ...purpose, fallback: vendors[vendor].purpose });
const path = /^\/(?:[\w%.~-]+\/)*(?:[\w%.~-]+|\*)?$/;
const Pages = () =>
  Texts({
    max: 50,
    label: 'Pages',
    item: 'page',
    help: 'Paths such as /pricing, or /blog/* for everything below. Leave empty for every page. Pages with a form never run it.',
    form: {
      name: 'paths',
      message: 'Start each path with /, such as /pricing or /blog/*.',
      passes: (value) => typeof value !== 'string' || path.test(value.trim()),
      isList: true,
    },
  });

const host = /^(?:\*\.)?(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/i;
const Hosts = (help: string) =>
  Texts({
    max: 30,
    label: 'Hosts',
    item: 'host',
    help,
    form: {
      name: 'hosts',
      message: 'Enter host names such as widget.example.com or *.example.com, without https://.',
      passes: (value) => typeof value !== 'string' || host.test(value.trim()),
      isList: true,
    },
  });

export class GoogleAnalyticsScript {
  @Account('googleAnalytics', 'Google Analytics ID') account?: string | null;
  @Category(vendors.googleAnalytics.category) category?: ScriptCategory | null;
  @Purpose('googleAnalytics') purpose?: string | null;
  @Pages() paths?: string[] | null;
}

export class GoogleTagManagerScript {
  @Account('googleTagManager', 'Google Tag Manager ID') account?: string | null;
  @Category(vendors.googleTagManager.category) category?: ScriptCategory | null;
  @Purpose('googleTagManager') purpose?: string | null;
  @Pages() paths?: string[] | null;
  @Hosts('Hosts of the tools in the container, such as *.doubleclick.net. Browsers block all others.')
  hosts?: string[] | null;
}

export class MetaPixelScript {
  @Account('facebookPixel', 'Meta pixel ID') account?: string | null;
  @Category(vendors.facebookPixel.category) category?: ScriptCategory | null;
  @Purpose('facebookPixel') purpose?: string | null;
  @Pages() paths?: string[] | null;
}

export class LinkedinInsightScript {
  @Account('linkedinInsight', 'LinkedIn partner ID') account?: string | null;
  @Category(vendors.linkedinInsight.category) category?: ScriptCategory | null;
  @Purpose('linkedinInsight') purpose?: string | null;
  @Pages() paths?: string[] | null;
}

export class OwnScript extends Row {
  @Text({
    max: 60,
    required: true,
    label: 'Name',
    role: 'title',
    help: 'Who provides it, such as “Acme Chat”.',
    ...half,
  })
  name?: string | null;

  @Category('marketing') category?: ScriptCategory | null;
  @Text({ ...purpose, required: true }) purpose?: string | null;
  @BodyHtml() html?: string | null;
  @Pages() paths?: string[] | null;
  @Hosts('What the code loads from beside the hosts that it names. Browsers block all others.')
  hosts?: string[] | null;
}

/** What runs in visitors' browsers once they agree. Nothing here: no question is asked. */
export class SiteScriptsContent {
  @Group(() => GoogleAnalyticsScript, { label: 'Google Analytics' }) googleAnalytics?: GoogleAnalyticsScript | null;
  @Group(() => GoogleTagManagerScript, { label: 'Google Tag Manager' })
  googleTagManager?: GoogleTagManagerScript | null;

  @Group(() => MetaPixelScript, { label: 'Meta pixel' }) facebookPixel?: MetaPixelScript | null;
  @Group(() => LinkedinInsightScript, { label: 'LinkedIn Insight' }) linkedinInsight?: LinkedinInsightScript | null;
  @Rows(() => OwnScript, { max: 20, label: 'Other scripts', item: 'script', note: 'VisitorAnswers' }) others?:
    OwnScript[] | null;
}
