// Written by `npm run gen:api` from the content definitions of the back end. Do not edit.
import { LinksHere, blockIcons } from '../../editor/fields/field-views';
import type { BlockLibrary, DeclarationsOf } from '../../editor/model/declarations-of';
import type { FieldDeclarations } from '../../editor/model/field-declarations';
import type * as kit from '@20x/kit';
import {
  AppWindow,
  BadgeCheck,
  Bell,
  BookA,
  BookOpen,
  Bookmark,
  Building2,
  Calculator,
  ChartNoAxesColumn,
  CircleQuestionMark,
  CodeXml,
  Columns3,
  Component,
  FileDown,
  Frame,
  Image,
  Images,
  Info,
  LayoutGrid,
  Library,
  Lightbulb,
  ListChecks,
  ListCollapse,
  ListOrdered,
  ListTree,
  Map,
  Megaphone,
  MousePointerClick,
  Newspaper,
  PanelsTopLeft,
  Phone,
  Quote,
  Rows3,
  Send,
  Sheet,
  SpellCheck,
  SquareTerminal,
  Table,
  Tags,
  Target,
  TextAlignStart,
  Users,
  Video,
} from 'lucide-react';

const blockBase = {
  anchor: {
    label: 'Anchor',
    help: 'Links jump here with # and this word. Use no spaces.',
    width: 'half',
    part: 'place',
    rare: true,
    asIs: false,
    limit: 60,
    Note: LinksHere,
  },
  background: {
    kind: 'choice',
    label: 'Background',
    width: 'half',
    choices: { paper: 'Paper', surface: 'Surface (white)', sunken: 'Sunken (tinted)', ink: 'Ink (dark)' },
    none: 'Paper',
    part: 'place',
    rare: true,
  },
} as const satisfies FieldDeclarations;

const blockAction = {
  label: { label: 'Label', width: 'half', limit: 40 },
  href: { kind: 'link', label: 'Link', width: 'half', names: 'label' },
  newTab: { kind: 'flag', label: 'Open in a new tab', rare: true, names: 'label' },
} as const satisfies DeclarationsOf<kit.BlockAction>;

const announcementBlock = {
  text: { label: 'Text', starts: true, role: 'title', limit: 200 },
  action: { kind: 'group', label: 'Link', fields: blockAction },
  ...blockBase,
} as const satisfies DeclarationsOf<kit.AnnouncementBlock>;

const sectionBlock = {
  kicker: { label: 'Eyebrow', help: 'A small line above the title.', limit: 60 },
  title: { label: 'Title', starts: true, role: 'title', limit: 120 },
  subtitle: { kind: 'paragraph', label: 'Subtitle', role: 'introduction', limit: 400 },
} as const satisfies FieldDeclarations;

const titledText = {
  title: { label: 'Title', starts: true, role: 'title', limit: 90 },
  text: { kind: 'paragraph', label: 'Text', starts: true, limit: 600 },
  icon: { kind: 'icon', label: 'Icon', icons: blockIcons },
} as const satisfies DeclarationsOf<kit.TitledText>;

const badgesBlock = {
  ...sectionBlock,
  items: { kind: 'rows', label: 'Badges', title: 'title', item: 'badge', limit: 8, fields: titledText },
  ...blockBase,
} as const satisfies DeclarationsOf<kit.BadgesBlock>;

const bookmarkBlock = {
  url: { kind: 'link', label: 'Address' },
  title: { label: 'Title', starts: true, role: 'title', limit: 150 },
  description: { kind: 'paragraph', label: 'Description', limit: 320 },
  image: { kind: 'image', label: 'Picture', help: 'Decorative.' },
  ...blockBase,
} as const satisfies DeclarationsOf<kit.BookmarkBlock>;

const buttonBlock = {
  label: { label: 'Label', width: 'half', starts: true, role: 'title', limit: 40 },
  href: { kind: 'link', label: 'Link', width: 'half', names: 'label' },
  newTab: { kind: 'flag', label: 'Open in a new tab', rare: true, names: 'label' },
  ...blockBase,
} as const satisfies DeclarationsOf<kit.ButtonBlock>;

const calloutBlock = {
  tone: {
    kind: 'choice',
    label: 'Kind',
    width: 'half',
    choices: { info: 'Information', tip: 'Tip', warning: 'Warning', compliance: 'Compliance' },
  },
  title: { label: 'Title', width: 'half', starts: true, role: 'title', limit: 120 },
  html: { kind: 'richText', label: 'Text', starts: true, Note: LinksHere },
  ...blockBase,
} as const satisfies DeclarationsOf<kit.CalloutBlock>;

const chapter = {
  title: { label: 'Title', width: 'half', starts: true, role: 'title', limit: 120 },
  anchor: {
    label: 'Anchor',
    help: 'Used by links and the table of contents.',
    width: 'half',
    asIs: false,
    limit: 60,
    Note: LinksHere,
  },
  takeaways: { kind: 'texts', label: 'In short', item: 'takeaway', hides: true, limit: 6 },
  html: { kind: 'richText', label: 'Text', starts: true, Note: LinksHere },
} as const satisfies DeclarationsOf<kit.Chapter>;

const chaptersBlock = {
  ...sectionBlock,
  chapters: { kind: 'rows', label: 'Chapters', title: 'title', item: 'chapter', limit: 40, fields: chapter },
  ...blockBase,
} as const satisfies DeclarationsOf<kit.ChaptersBlock>;

const checklistBlock = {
  ...sectionBlock,
  items: { kind: 'texts', label: 'Points', item: 'point', hides: true, limit: 60 },
  ordered: { kind: 'flag', label: 'Numbers instead of boxes' },
  ...blockBase,
} as const satisfies DeclarationsOf<kit.ChecklistBlock>;

const codeBlock = {
  name: { label: 'Name', help: 'Such as the file.', width: 'half', role: 'title', limit: 80 },
  language: { label: 'Language', help: 'Such as CSV or SQL.', width: 'half', limit: 40 },
  code: { kind: 'paragraph', label: 'Code', asIs: false },
  ...blockBase,
} as const satisfies DeclarationsOf<kit.CodeBlock>;

const comparisonRow = {
  label: { label: 'What is compared', starts: true, role: 'title', limit: 120 },
  cells: { kind: 'cells', label: 'Cells', columns: { up: 3, field: 'columns' } },
} as const satisfies DeclarationsOf<kit.ComparisonRow>;

const comparisonBlock = {
  ...sectionBlock,
  columns: { kind: 'texts', label: 'Columns', cells: 'rows.cells', item: 'column', limit: 6 },
  rows: { kind: 'rows', label: 'Rows', title: 'label', item: 'row', limit: 40, fields: comparisonRow },
  alike: { kind: 'flag', label: 'Show all columns alike', help: 'Otherwise the last one is marked as yours.' },
  ...blockBase,
} as const satisfies DeclarationsOf<kit.ComparisonBlock>;

const contactChoiceSettings = {
  show: { kind: 'flag', label: 'Show', fallback: 'on' },
  required: { kind: 'flag', label: 'Required', help: 'For every topic.', fallback: 'off' },
  label: { label: 'Label', width: 'half', limit: 60 },
  help: { label: 'Help text', width: 'half', limit: 200 },
} as const satisfies FieldDeclarations;

const contactAgencySettings = {
  ...contactChoiceSettings,
  required: { kind: 'flag', label: 'Required', help: 'For demo requests.', fallback: 'on' },
  label: { label: 'Label', width: 'half', fallback: 'Agency', limit: 60 },
  maxLength: { kind: 'number', label: 'Maximum length', width: 'half', fallback: '120', min: 30, max: 120 },
} as const satisfies DeclarationsOf<kit.ContactAgencySettings>;

const contactCountrySettings = {
  ...contactChoiceSettings,
  required: { kind: 'flag', label: 'Required', help: 'For demo requests.', fallback: 'off' },
  label: { label: 'Label', width: 'half', fallback: 'Country', limit: 60 },
} as const satisfies DeclarationsOf<kit.ContactCountrySettings>;

const openingHours = {
  day: {
    kind: 'choice',
    label: 'Day',
    width: 'half',
    choices: {
      monday: 'Monday',
      tuesday: 'Tuesday',
      wednesday: 'Wednesday',
      thursday: 'Thursday',
      friday: 'Friday',
      saturday: 'Saturday',
      sunday: 'Sunday',
    },
    role: 'title',
  },
  untilDay: {
    kind: 'choice',
    label: 'Until',
    width: 'half',
    choices: {
      monday: 'Monday',
      tuesday: 'Tuesday',
      wednesday: 'Wednesday',
      thursday: 'Thursday',
      friday: 'Friday',
      saturday: 'Saturday',
      sunday: 'Sunday',
    },
    none: 'That day only',
  },
  opens: { kind: 'time', label: 'From', width: 'half' },
  closes: { kind: 'time', label: 'To', help: 'A time before “From” means the next day.', width: 'half' },
} as const satisfies DeclarationsOf<kit.OpeningHours>;

const contactDetailsBlock = {
  ...sectionBlock,
  phone: { label: 'Phone', help: 'With the country’s number.', width: 'half', asIs: false, limit: 40 },
  email: { label: 'Email', width: 'half', asIs: false, limit: 120 },
  openingHours: { kind: 'rows', label: 'Hours', title: 'day', item: 'line of hours', limit: 14, fields: openingHours },
  timeZone: { kind: 'zone', label: 'Time zone of the hours', help: 'Visitors see its name, such as Eastern Time.' },
  hours: { label: 'Note about the hours', help: 'Such as “Closed on public holidays”.', limit: 120 },
  address: { kind: 'paragraph', label: 'Address', limit: 320 },
  ...blockBase,
} as const satisfies DeclarationsOf<kit.ContactDetailsBlock>;

const contactEmailSettings = {
  label: { label: 'Label', width: 'half', fallback: 'Work email', limit: 60 },
  help: { label: 'Help text', width: 'half', limit: 200 },
  maxLength: { kind: 'number', label: 'Maximum length', width: 'half', fallback: '254', min: 80, max: 254 },
} as const satisfies DeclarationsOf<kit.ContactEmailSettings>;

const contactMessageSettings = {
  ...contactChoiceSettings,
  required: { kind: 'flag', label: 'Required', help: 'For questions and support requests.', fallback: 'on' },
  label: { label: 'Label', width: 'half', fallback: 'Message', limit: 60 },
  maxLength: { kind: 'number', label: 'Maximum length', width: 'half', fallback: '5000', min: 200, max: 5000 },
} as const satisfies DeclarationsOf<kit.ContactMessageSettings>;

const contactNameSettings = {
  label: { label: 'Label', width: 'half', fallback: 'Your name', limit: 60 },
  help: { label: 'Help text', width: 'half', limit: 200 },
  maxLength: { kind: 'number', label: 'Maximum length', width: 'half', fallback: '120', min: 30, max: 120 },
} as const satisfies DeclarationsOf<kit.ContactNameSettings>;

const contactNurseCountSettings = {
  ...contactChoiceSettings,
  required: { kind: 'flag', label: 'Required', help: 'For demo requests.', fallback: 'off' },
  label: { label: 'Label', width: 'half', fallback: 'Active nurses', limit: 60 },
  maxLength: { kind: 'number', label: 'Maximum length', width: 'half', fallback: '40', min: 10, max: 40 },
} as const satisfies DeclarationsOf<kit.ContactNurseCountSettings>;

const contactPhoneSettings = {
  ...contactChoiceSettings,
  label: { label: 'Label', width: 'half', fallback: 'Phone', limit: 60 },
  maxLength: { kind: 'number', label: 'Maximum length', width: 'half', fallback: '40', min: 20, max: 40 },
} as const satisfies DeclarationsOf<kit.ContactPhoneSettings>;

const contactRegionSettings = {
  ...contactChoiceSettings,
  required: { kind: 'flag', label: 'Required', help: 'For demo requests.', fallback: 'off' },
  label: { label: 'Label', width: 'half', fallback: 'State or province', limit: 60 },
  maxLength: { kind: 'number', label: 'Maximum length', width: 'half', fallback: '80', min: 30, max: 80 },
} as const satisfies DeclarationsOf<kit.ContactRegionSettings>;

const contactRoleSettings = {
  ...contactChoiceSettings,
  required: { kind: 'flag', label: 'Required', help: 'For demo requests.', fallback: 'off' },
  label: { label: 'Label', width: 'half', fallback: 'Your role', limit: 60 },
  maxLength: { kind: 'number', label: 'Maximum length', width: 'half', fallback: '80', min: 20, max: 80 },
} as const satisfies DeclarationsOf<kit.ContactRoleSettings>;

const contactTopicSettings = {
  label: { label: 'Label', width: 'half', fallback: 'What is it about?', limit: 60 },
  help: { label: 'Help text', width: 'half', limit: 200 },
} as const satisfies DeclarationsOf<kit.ContactTopicSettings>;

const contentsBlock = {
  title: { label: 'Title', width: 'half', fallback: 'Contents', role: 'title', limit: 90 },
  subheadings: { kind: 'flag', label: 'Also list headings of level 3', width: 'half' },
  ...blockBase,
} as const satisfies DeclarationsOf<kit.ContentsBlock>;

const ctaBandBlock = {
  ...sectionBlock,
  title: { label: 'Title', starts: true, role: 'title', limit: 120 },
  action: { kind: 'group', label: 'Button', fields: blockAction },
  image: { kind: 'image', label: 'Image', alt: 'alt' },
  alt: {
    label: 'Alternative text',
    help: 'What the image shows, for people who cannot see it. Leave empty if decorative.',
    asIs: false,
    limit: 150,
  },
  ...blockBase,
} as const satisfies DeclarationsOf<kit.CtaBandBlock>;

const definitionBlock = {
  term: { label: 'Term', starts: true, role: 'title', limit: 80 },
  meaning: { kind: 'paragraph', label: 'Meaning', starts: true, limit: 600 },
  ...blockBase,
} as const satisfies DeclarationsOf<kit.DefinitionBlock>;

const demoFormFields = {
  topic: { kind: 'group', label: 'Topic', fields: contactTopicSettings },
  name: { kind: 'group', label: 'Name', fields: contactNameSettings },
  email: { kind: 'group', label: 'Work email', fields: contactEmailSettings },
  agency: { kind: 'group', label: 'Agency', fields: contactAgencySettings },
  phone: { kind: 'group', label: 'Phone', fields: contactPhoneSettings },
  role: { kind: 'group', label: 'Role', fields: contactRoleSettings },
  nurseCount: { kind: 'group', label: 'Nurse count', fields: contactNurseCountSettings },
  country: { kind: 'group', label: 'Country', help: 'A list to choose from.', fields: contactCountrySettings },
  region: { kind: 'group', label: 'State or province', fields: contactRegionSettings },
  message: { kind: 'group', label: 'Message', fields: contactMessageSettings },
} as const satisfies DeclarationsOf<kit.DemoFormFields>;

const demoFormStep = {
  title: { label: 'Title', starts: true, role: 'title', limit: 90 },
  text: { kind: 'paragraph', label: 'Text', starts: true, limit: 320 },
} as const satisfies DeclarationsOf<kit.DemoFormStep>;

const demoFormBlock = {
  ...sectionBlock,
  topics: { kind: 'flag', label: 'Tabs for a demo, a question and support' },
  fields: {
    kind: 'group',
    label: 'Fields of the form',
    help: 'Every message has a name, an email address and a topic.',
    fields: demoFormFields,
  },
  notice: {
    kind: 'paragraph',
    label: 'Notice',
    help: '“Please don’t include patient information.” is always shown above the fields. Add to it here, or use your own words.',
    limit: 400,
  },
  consent: {
    kind: 'paragraph',
    label: 'Consent text',
    help: 'Each message keeps the wording that was shown with its form. The words “privacy policy” become a link.',
    limit: 400,
  },
  consentBox: {
    kind: 'flag',
    label: 'Visitors check a box to agree',
    help: 'The box is never checked in advance. Turn this off to show the text without a box.',
  },
  button: { label: 'Button', help: 'Under the fields of a demo request.', fallback: 'Request my demo', limit: 40 },
  success: { kind: 'paragraph', label: 'After sending', fallback: 'Thank you. Your message has arrived.', limit: 320 },
  steps: { kind: 'rows', label: 'What happens next', title: 'title', item: 'step', limit: 6, fields: demoFormStep },
  ...blockBase,
} as const satisfies DeclarationsOf<kit.DemoFormBlock>;

const embedBlock = {
  url: { kind: 'address', label: 'Address', help: 'From YouTube, Vimeo, Loom, Spotify, Google Maps or Calendly.' },
  title: { label: 'Title', help: 'What it shows.', starts: true, role: 'title', limit: 120 },
  shape: {
    kind: 'choice',
    label: 'Shape',
    width: 'half',
    choices: { square: 'Square', tall: 'Tall (a calendar or a form)', bar: 'Low (an audio player)' },
    none: 'Wide (16:9)',
  },
  poster: { kind: 'image', label: 'Poster image', help: 'Shown before it loads.' },
  ...blockBase,
} as const satisfies DeclarationsOf<kit.EmbedBlock>;

const questionItem = {
  question: { label: 'Question', starts: true, role: 'title', limit: 150 },
  answer: { kind: 'richText', label: 'Answer', starts: true, Note: LinksHere },
} as const satisfies DeclarationsOf<kit.QuestionItem>;

const faqBlock = {
  ...sectionBlock,
  items: { kind: 'rows', label: 'Questions', title: 'question', item: 'question', limit: 40, fields: questionItem },
  ...blockBase,
} as const satisfies DeclarationsOf<kit.FaqBlock>;

const featureRow = {
  title: { label: 'Title', width: 'half', starts: true, role: 'title', limit: 90 },
  anchor: {
    label: 'Anchor',
    help: 'Links jump here with # and this word.',
    width: 'half',
    asIs: false,
    limit: 60,
    Note: LinksHere,
  },
  text: { kind: 'paragraph', label: 'Text', starts: true, limit: 900 },
  points: { kind: 'texts', label: 'Points', item: 'point', hides: true, limit: 8 },
  scene: {
    kind: 'choice',
    label: 'Product scene',
    help: 'Shown unless an image is set.',
    choices: {
      board: 'Board: the week and an open shift',
      week: 'Board: the week alone',
      notes: 'Board: the week with five numbered notes',
      checks: 'Board: every nurse checked for a shift',
      offers: 'Offers: who was asked, who said yes',
      waves: 'Offers: the plan of the waves',
      credentials: 'Credentials: one nurse’s file',
      expiry: 'Credentials: what expires next',
      phones: 'Phone: availability and an offer',
      phone: 'Phone: an offer to a nurse',
      availability: 'Phone: when a nurse can work',
      clock: 'Phone: a shift under way',
      timesheet: 'Timesheet: hours approved',
      difference: 'Billing: pay and invoice compared',
      client: 'Client portal: the week of a unit',
      request: 'Client portal: a shift requested',
      report: 'Report: fill rate by unit',
      margin: 'Report: margin by unit',
      run: 'Integration: the log of a run',
      record: 'Record: who did what on a shift',
    },
    none: 'None',
  },
  image: { kind: 'image', label: 'Image', alt: 'alt' },
  alt: {
    label: 'Alternative text',
    help: 'What the image shows, for people who cannot see it. Leave empty if decorative.',
    asIs: false,
    limit: 150,
  },
  action: { kind: 'group', label: 'Button', fields: blockAction },
} as const satisfies DeclarationsOf<kit.FeatureRow>;

const featureRowsBlock = {
  ...sectionBlock,
  rows: { kind: 'rows', label: 'Rows', title: 'title', item: 'row', limit: 12, fields: featureRow },
  ...blockBase,
} as const satisfies DeclarationsOf<kit.FeatureRowsBlock>;

const figureBlock = {
  image: { kind: 'image', label: 'Image', alt: 'alt' },
  alt: {
    label: 'Alternative text',
    help: 'What the image shows, for people who cannot see it. Leave empty if decorative.',
    asIs: false,
    limit: 150,
  },
  decorative: {
    kind: 'flag',
    label: 'Decorative',
    help: 'It adds nothing to the text, so screen readers pass over it.',
    rare: true,
  },
  caption: { label: 'Caption', role: 'title', limit: 320 },
  credit: { label: 'Credit', help: 'Who made it, or where it is from.', width: 'half', limit: 160 },
  size: {
    kind: 'choice',
    label: 'Size on the page',
    width: 'half',
    choices: { small: 'Small (half the text)', wide: 'Wide' },
    none: 'As wide as the text',
  },
  width: {
    kind: 'number',
    label: 'Width, pixels',
    help: 'The size of the file. It keeps the page from jumping while it loads.',
    width: 'half',
    min: 1,
    max: 10000,
  },
  height: { kind: 'number', label: 'Height, pixels', width: 'half', min: 1, max: 10000 },
  ...blockBase,
} as const satisfies DeclarationsOf<kit.FigureBlock>;

const fileBlock = {
  url: { kind: 'link', label: 'Address of the file', leadsTo: 'file' },
  title: { label: 'Title', starts: true, role: 'title', limit: 150 },
  details: { label: 'Type and size', help: 'Such as PDF, 240 KB.', width: 'half', limit: 80 },
  ...blockBase,
} as const satisfies DeclarationsOf<kit.FileBlock>;

const galleryImage = {
  image: { kind: 'image', label: 'Image', alt: 'alt' },
  alt: {
    label: 'Alternative text',
    help: 'What the image shows, for people who cannot see it. Leave empty if decorative.',
    asIs: false,
    limit: 150,
  },
  caption: { label: 'Caption', role: 'title', limit: 200 },
} as const satisfies DeclarationsOf<kit.GalleryImage>;

const galleryBlock = {
  images: { kind: 'rows', label: 'Images', title: 'caption', item: 'image', limit: 24, fields: galleryImage },
  ...blockBase,
} as const satisfies DeclarationsOf<kit.GalleryBlock>;

const glossaryTerm = {
  term: { label: 'Term', starts: true, role: 'title', limit: 80 },
  definition: { kind: 'paragraph', label: 'Definition', starts: true, limit: 600 },
} as const satisfies DeclarationsOf<kit.GlossaryTerm>;

const glossaryBlock = {
  ...sectionBlock,
  terms: { kind: 'rows', label: 'Terms', title: 'term', item: 'term', limit: 100, fields: glossaryTerm },
  ...blockBase,
} as const satisfies DeclarationsOf<kit.GlossaryBlock>;

const heroBlock = {
  ...sectionBlock,
  title: { label: 'Title', starts: true, role: 'title', limit: 120 },
  highlight: {
    label: 'Underlined part of the title',
    help: 'Use the same words as in the title.',
    asIs: false,
    limit: 60,
  },
  primary: { kind: 'group', label: 'Main button', fields: blockAction },
  secondary: { kind: 'group', label: 'Second button', fields: blockAction },
  scene: {
    kind: 'choice',
    label: 'Product scene',
    help: 'Shown unless an image is set.',
    choices: {
      board: 'Board: the week and an open shift',
      week: 'Board: the week alone',
      notes: 'Board: the week with five numbered notes',
      checks: 'Board: every nurse checked for a shift',
      offers: 'Offers: who was asked, who said yes',
      waves: 'Offers: the plan of the waves',
      credentials: 'Credentials: one nurse’s file',
      expiry: 'Credentials: what expires next',
      phones: 'Phone: availability and an offer',
      phone: 'Phone: an offer to a nurse',
      availability: 'Phone: when a nurse can work',
      clock: 'Phone: a shift under way',
      timesheet: 'Timesheet: hours approved',
      difference: 'Billing: pay and invoice compared',
      client: 'Client portal: the week of a unit',
      request: 'Client portal: a shift requested',
      report: 'Report: fill rate by unit',
      margin: 'Report: margin by unit',
      run: 'Integration: the log of a run',
      record: 'Record: who did what on a shift',
    },
    none: 'None',
  },
  image: { kind: 'image', label: 'Image', alt: 'alt' },
  alt: {
    label: 'Alternative text',
    help: 'What the image shows, for people who cannot see it. Leave empty if decorative.',
    asIs: false,
    limit: 150,
  },
  ...blockBase,
} as const satisfies DeclarationsOf<kit.HeroBlock>;

const htmlBlock = {
  html: {
    kind: 'code',
    label: 'HTML',
    help: 'Scripts, frames, forms and styles are removed when you save. Add scripts to the page’s HTML under SEO, Advanced.',
    starts: true,
    role: 'title',
    Note: LinksHere,
  },
  ...blockBase,
} as const satisfies DeclarationsOf<kit.HtmlBlock>;

const introCardsBlock = {
  ...sectionBlock,
  items: { kind: 'rows', label: 'Cards', title: 'title', item: 'card', limit: 12, fields: titledText },
  action: { kind: 'group', label: 'Button', fields: blockAction },
  ...blockBase,
} as const satisfies DeclarationsOf<kit.IntroCardsBlock>;

const logoItem = {
  name: { label: 'Name', width: 'half', starts: true, role: 'title', limit: 60 },
  href: { kind: 'link', label: 'Link', width: 'half' },
  image: { kind: 'image', label: 'Logo', help: 'Leave empty to show the name.' },
} as const satisfies DeclarationsOf<kit.LogoItem>;

const logoStripBlock = {
  ...sectionBlock,
  items: { kind: 'rows', label: 'Companies', title: 'name', item: 'company', limit: 24, fields: logoItem },
  ...blockBase,
} as const satisfies DeclarationsOf<kit.LogoStripBlock>;

const outcomeListBlock = {
  ...sectionBlock,
  items: { kind: 'rows', label: 'Outcomes', title: 'title', item: 'outcome', limit: 12, fields: titledText },
  action: { kind: 'group', label: 'Button', fields: blockAction },
  ...blockBase,
} as const satisfies DeclarationsOf<kit.OutcomeListBlock>;

const planTableRow = {
  label: { label: 'Point', starts: true, role: 'title', limit: 120 },
  cells: { kind: 'cells', label: 'Cells', columns: { up: 5, field: 'plans' } },
} as const satisfies DeclarationsOf<kit.PlanTableRow>;

const planTableGroup = {
  title: { label: 'Title', starts: true, role: 'title', limit: 60 },
  rows: { kind: 'rows', label: 'Rows', title: 'label', item: 'row', limit: 30, fields: planTableRow },
} as const satisfies DeclarationsOf<kit.PlanTableGroup>;

const planTableBlock = {
  ...sectionBlock,
  plans: { kind: 'texts', label: 'Plans', cells: 'groups.rows.cells', item: 'plan', limit: 4 },
  groups: { kind: 'rows', label: 'Groups', title: 'title', item: 'group', limit: 12, fields: planTableGroup },
  ...blockBase,
} as const satisfies DeclarationsOf<kit.PlanTableBlock>;

const postsBlock = {
  ...sectionBlock,
  tag: { label: 'Only posts with this tag', help: 'Leave empty for the newest posts.', asIs: false, limit: 60 },
  slugs: {
    kind: 'picks',
    label: 'Chosen posts',
    help: 'In the order you want. Leave empty for the newest.',
    item: 'post',
    limit: 12,
    target: 'post',
  },
  ...blockBase,
} as const satisfies DeclarationsOf<kit.PostsBlock>;

const pricingPlan = {
  name: { label: 'Name', starts: true, role: 'title', limit: 40 },
  price: { label: 'Price', help: 'Such as Custom quote', width: 'half', starts: true, asIs: false, limit: 40 },
  unit: { label: 'Unit', help: 'Such as per active nurse per month', width: 'half', limit: 80 },
  description: { kind: 'paragraph', label: 'Description', limit: 320 },
  features: { kind: 'texts', label: 'What’s included', item: 'point', hides: true, limit: 16 },
  action: { kind: 'group', label: 'Button', fields: blockAction },
} as const satisfies DeclarationsOf<kit.PricingPlan>;

const pricingPlansBlock = {
  ...sectionBlock,
  plans: { kind: 'rows', label: 'Plans', title: 'name', item: 'plan', limit: 4, fields: pricingPlan },
  footnote: { kind: 'paragraph', label: 'Footnote', limit: 400 },
  ...blockBase,
} as const satisfies DeclarationsOf<kit.PricingPlansBlock>;

const productMockBlock = {
  ...sectionBlock,
  scene: {
    kind: 'choice',
    label: 'Product scene',
    help: 'Drawn by the site, with sample data.',
    choices: {
      board: 'Board: the week and an open shift',
      week: 'Board: the week alone',
      notes: 'Board: the week with five numbered notes',
      checks: 'Board: every nurse checked for a shift',
      offers: 'Offers: who was asked, who said yes',
      waves: 'Offers: the plan of the waves',
      credentials: 'Credentials: one nurse’s file',
      expiry: 'Credentials: what expires next',
      phones: 'Phone: availability and an offer',
      phone: 'Phone: an offer to a nurse',
      availability: 'Phone: when a nurse can work',
      clock: 'Phone: a shift under way',
      timesheet: 'Timesheet: hours approved',
      difference: 'Billing: pay and invoice compared',
      client: 'Client portal: the week of a unit',
      request: 'Client portal: a shift requested',
      report: 'Report: fill rate by unit',
      margin: 'Report: margin by unit',
      run: 'Integration: the log of a run',
      record: 'Record: who did what on a shift',
    },
  },
  caption: { label: 'Caption', role: 'title', limit: 200 },
  ...blockBase,
} as const satisfies DeclarationsOf<kit.ProductMockBlock>;

const pullQuoteBlock = {
  quote: { kind: 'paragraph', label: 'Quote', starts: true, role: 'title', limit: 300 },
  by: { label: 'Name and role', width: 'half', limit: 120 },
  source: { kind: 'link', label: 'Source', help: 'Where it was said or written.', width: 'half' },
  ...blockBase,
} as const satisfies DeclarationsOf<kit.PullQuoteBlock>;

const quoteItem = {
  quote: {
    kind: 'paragraph',
    label: 'Quote',
    help: 'In their own words, without quotation marks.',
    starts: true,
    limit: 400,
  },
  name: { label: 'Name', width: 'half', starts: true, role: 'title', limit: 80 },
  role: { label: 'Role and company', width: 'half', starts: true, limit: 120 },
  avatarUrl: { kind: 'image', label: 'Portrait', help: 'Leave empty to show the initials.' },
  consentOnFile: {
    kind: 'flag',
    label: 'The person’s consent is on file',
    help: 'Ask for it in writing before you publish the quote. Never shown.',
  },
} as const satisfies DeclarationsOf<kit.QuoteItem>;

const richTextBlock = {
  html: { kind: 'richText', label: 'Text', starts: true, role: 'title', Note: LinksHere },
  ...blockBase,
} as const satisfies DeclarationsOf<kit.RichTextBlock>;

const roiCalculatorBlock = {
  ...sectionBlock,
  shifts: {
    kind: 'number',
    label: 'Shifts requested per week',
    help: 'The starting value. Visitors can change it.',
    width: 'half',
    min: 0,
    max: 100000,
  },
  hoursPerShift: { kind: 'number', label: 'Hours per shift', width: 'half', min: 0, max: 24 },
  currentFillRate: { kind: 'number', label: 'Current fill rate (%)', width: 'half', min: 0, max: 100 },
  targetFillRate: { kind: 'number', label: 'Target fill rate (%)', width: 'half', min: 0, max: 100 },
  billRate: { kind: 'number', label: 'Bill rate ($ per hour)', width: 'half', min: 0, max: 1000 },
  payRate: { kind: 'number', label: 'Pay rate ($ per hour)', width: 'half', min: 0, max: 1000 },
  burden: { kind: 'number', label: 'Burden ($ per hour)', width: 'half', min: 0, max: 1000 },
  note: { label: 'Note', limit: 200 },
  ...blockBase,
} as const satisfies DeclarationsOf<kit.RoiCalculatorBlock>;

const snippetBlock = {
  snippet: {
    kind: 'pick',
    label: 'Snippet',
    help: 'Pages show its published version.',
    item: 'snippet',
    target: 'snippet',
  },
  ...blockBase,
} as const satisfies DeclarationsOf<kit.SnippetBlock>;

const sourceItem = {
  title: { label: 'Title', starts: true, role: 'title', limit: 200 },
  url: { kind: 'link', label: 'Address', width: 'half' },
  note: { label: 'Note', help: 'Such as the date you read it.', width: 'half', limit: 200 },
} as const satisfies DeclarationsOf<kit.SourceItem>;

const sourcesBlock = {
  title: { label: 'Title', fallback: 'Sources', role: 'title', limit: 90 },
  items: { kind: 'rows', label: 'Sources', title: 'title', item: 'source', limit: 60, fields: sourceItem },
  ...blockBase,
} as const satisfies DeclarationsOf<kit.SourcesBlock>;

const statItem = {
  value: { label: 'Number', help: 'With its unit: 94 %', width: 'half', starts: true, limit: 10 },
  label: { label: 'What it counts', width: 'half', starts: true, role: 'title', limit: 60 },
  source: { label: 'Source', width: 'half', limit: 200 },
  asOf: { label: 'As of', help: 'Such as March 2026', width: 'half', rare: true, asIs: false, limit: 40 },
} as const satisfies DeclarationsOf<kit.StatItem>;

const statsBlock = {
  ...sectionBlock,
  items: {
    kind: 'rows',
    label: 'Stats',
    help: 'Use only numbers with a source you can show.',
    title: 'label',
    item: 'stat',
    limit: 8,
    fields: statItem,
  },
  ...blockBase,
} as const satisfies DeclarationsOf<kit.StatsBlock>;

const tableRow = {
  cells: { kind: 'cells', label: 'Cells', role: 'title', columns: { up: 3, field: 'columns' } },
} as const satisfies DeclarationsOf<kit.TableRow>;

const tableBlock = {
  caption: { label: 'Caption', role: 'title', limit: 200 },
  columns: { kind: 'texts', label: 'Column headings', cells: 'rows.cells', item: 'heading', limit: 12 },
  rows: { kind: 'rows', label: 'Rows', title: 'cells', item: 'row', limit: 100, fields: tableRow },
  rowHeaders: { kind: 'flag', label: 'Use the first cell of each row as its heading' },
  ...blockBase,
} as const satisfies DeclarationsOf<kit.TableBlock>;

const takeawaysBlock = {
  title: { label: 'Title', fallback: 'Key takeaways', role: 'title', limit: 90 },
  items: { kind: 'texts', label: 'Takeaways', item: 'takeaway', hides: true, limit: 8 },
  ...blockBase,
} as const satisfies DeclarationsOf<kit.TakeawaysBlock>;

const teamMember = {
  name: { label: 'Name', width: 'half', starts: true, role: 'title', limit: 80 },
  role: { label: 'Role', width: 'half', starts: true, limit: 120 },
  text: { kind: 'paragraph', label: 'About them', starts: true, limit: 320 },
  image: { kind: 'image', label: 'Portrait', help: 'Leave empty to show the initials.' },
  href: {
    kind: 'link',
    label: 'Link',
    help: 'Such as their LinkedIn page. Leave empty to show the name without a link.',
  },
} as const satisfies DeclarationsOf<kit.TeamMember>;

const teamBlock = {
  ...sectionBlock,
  items: { kind: 'rows', label: 'People', title: 'name', item: 'person', limit: 40, fields: teamMember },
  ...blockBase,
} as const satisfies DeclarationsOf<kit.TeamBlock>;

const testimonialBlock = {
  ...sectionBlock,
  items: { kind: 'rows', label: 'Quotes', title: 'name', item: 'quote', limit: 12, fields: quoteItem },
  ...blockBase,
} as const satisfies DeclarationsOf<kit.TestimonialBlock>;

const tileGroup = {
  title: { label: 'Name', starts: true, role: 'title', limit: 90 },
  tiles: {
    kind: 'paragraph',
    label: 'Tiles',
    help: 'The tiles of this group, with spaces between them: AL AZ AR',
    asIs: false,
    limit: 600,
  },
  text: { kind: 'paragraph', label: 'Text', limit: 320 },
} as const satisfies DeclarationsOf<kit.TileGroup>;

const tileMapBlock = {
  caption: { label: 'Caption', help: 'Say where it is from, and its date.', starts: true, role: 'title', limit: 320 },
  map: {
    kind: 'paragraph',
    label: 'Map',
    help: 'One line for each row of tiles, with spaces between them. A dot leaves a place empty.',
    asIs: false,
    limit: 1200,
  },
  groups: { kind: 'rows', label: 'Groups', title: 'title', item: 'group', limit: 5, fields: tileGroup },
  ...blockBase,
} as const satisfies DeclarationsOf<kit.TileMapBlock>;

const timelineStep = {
  time: { label: 'Time', help: 'A time, a day or a number.', width: 'half', asIs: false, limit: 20 },
  title: { label: 'Title', width: 'half', starts: true, role: 'title', limit: 90 },
  text: { kind: 'paragraph', label: 'Text', starts: true, limit: 600 },
} as const satisfies DeclarationsOf<kit.TimelineStep>;

const timelineStepsBlock = {
  ...sectionBlock,
  steps: { kind: 'rows', label: 'Steps', title: 'title', item: 'step', limit: 20, fields: timelineStep },
  ...blockBase,
} as const satisfies DeclarationsOf<kit.TimelineStepsBlock>;

const toggleBlock = {
  summary: { label: 'Title', starts: true, role: 'title', limit: 160 },
  html: { kind: 'richText', label: 'Text', starts: true, Note: LinksHere },
  ...blockBase,
} as const satisfies DeclarationsOf<kit.ToggleBlock>;

const videoBlock = {
  url: { kind: 'link', label: 'Address of the video' },
  title: { label: 'Title', starts: true, role: 'title', limit: 120 },
  poster: {
    kind: 'image',
    label: 'Poster image',
    help: 'Shown before the video plays. Search engines list only videos with one.',
  },
  ...blockBase,
} as const satisfies DeclarationsOf<kit.VideoBlock>;

export const blockLibrary = {
  hero: {
    title: 'Hero',
    description: 'Opens a page: a headline, two buttons, and the product or an image.',
    group: 'Page openers',
    icon: PanelsTopLeft,
    initial: {},
    fields: heroBlock,
  },
  announcement: {
    title: 'Announcement',
    description: 'One line of news with a link.',
    group: 'Page openers',
    icon: Bell,
    initial: {},
    fields: announcementBlock,
  },
  ctaBand: {
    title: 'Call to action',
    description: 'A dark band with one sentence and one button, before the footer.',
    group: 'Page openers',
    icon: Megaphone,
    initial: { action: { label: 'Book a Demo', href: '/contact' } },
    fields: ctaBandBlock,
  },
  productMock: {
    title: 'Product scene',
    description: 'A part of the product, drawn with sample data.',
    group: 'Product',
    icon: AppWindow,
    initial: { scene: 'board' },
    fields: productMockBlock,
  },
  featureRows: {
    title: 'Feature rows',
    description: 'Text beside a product scene or an image, row by row.',
    group: 'Product',
    icon: Rows3,
    initial: { rows: [{}] },
    fields: featureRowsBlock,
  },
  introCards: {
    title: 'Cards',
    description: 'Two to six short points side by side.',
    group: 'Product',
    icon: LayoutGrid,
    initial: { items: [{}, {}, {}] },
    fields: introCardsBlock,
  },
  timelineSteps: {
    title: 'Steps',
    description: 'What happens in order, each step with its time or number.',
    group: 'Product',
    icon: ListTree,
    initial: { steps: [{}, {}, {}] },
    fields: timelineStepsBlock,
  },
  outcomeList: {
    title: 'Outcomes',
    description: 'What gets better, as a list with icons.',
    group: 'Product',
    icon: Target,
    initial: { items: [{}, {}] },
    fields: outcomeListBlock,
  },
  stats: {
    title: 'Stats',
    description: 'A few numbers, each with what it counts and where it comes from.',
    group: 'Proof',
    icon: ChartNoAxesColumn,
    initial: { items: [{}] },
    fields: statsBlock,
  },
  logoStrip: {
    title: 'Logos',
    description: 'Companies that agreed to be named. Hidden while empty.',
    group: 'Proof',
    icon: Building2,
    initial: {},
    fields: logoStripBlock,
  },
  testimonial: {
    title: 'Testimonials',
    description: 'Quotes from people who agreed to be quoted. Hidden while empty.',
    group: 'Proof',
    icon: Quote,
    initial: {},
    fields: testimonialBlock,
  },
  team: {
    title: 'Team',
    description: 'The people behind the site who agreed to be named. Hidden while empty.',
    group: 'Proof',
    icon: Users,
    initial: {},
    fields: teamBlock,
  },
  badges: {
    title: 'Badges',
    description: 'Security and compliance points, each with an icon. Claim only what is true today.',
    group: 'Proof',
    icon: BadgeCheck,
    initial: { items: [{ icon: 'shield' }] },
    fields: badgesBlock,
  },
  faq: {
    title: 'Questions and answers',
    description: 'Questions that expand to show their answers.',
    group: 'Help people decide',
    icon: CircleQuestionMark,
    initial: { items: [{}] },
    fields: faqBlock,
  },
  comparison: {
    title: 'Comparison',
    description: 'Options side by side, with what each one offers.',
    group: 'Help people decide',
    icon: Columns3,
    initial: { columns: ['', ''], rows: [{ cells: ['', ''] }] },
    fields: comparisonBlock,
  },
  pricingPlans: {
    title: 'Plans',
    description: 'Two to four plans with price, contents and a button.',
    group: 'Help people decide',
    icon: Tags,
    initial: { plans: [{}, {}] },
    fields: pricingPlansBlock,
  },
  planTable: {
    title: 'Plan table',
    description: 'Every feature of every plan, in groups.',
    group: 'Help people decide',
    icon: Sheet,
    initial: { plans: ['', ''], groups: [{}] },
    fields: planTableBlock,
  },
  roiCalculator: {
    title: 'Margin calculator',
    description: 'Visitors enter their numbers and see the extra weekly margin: their numbers, not a promise.',
    group: 'Help people decide',
    icon: Calculator,
    initial: {},
    fields: roiCalculatorBlock,
  },
  demoForm: {
    title: 'Contact form',
    description: 'The contact form and what happens next. Messages arrive under Contact Messages.',
    group: 'Help people decide',
    icon: Send,
    initial: {},
    fields: demoFormBlock,
  },
  contactDetails: {
    title: 'Contact details',
    description: 'Phone, email, hours and address. Empty fields are left out.',
    group: 'Help people decide',
    icon: Phone,
    initial: {},
    fields: contactDetailsBlock,
  },
  richText: {
    title: 'Text',
    description: 'Paragraphs, headings, lists, quotes and links.',
    group: 'Text',
    icon: TextAlignStart,
    initial: {},
    fields: richTextBlock,
  },
  chapters: {
    title: 'Chapters',
    description: 'Long text in chapters, with a table of contents beside it.',
    group: 'Text',
    icon: BookOpen,
    initial: { chapters: [{}] },
    fields: chaptersBlock,
  },
  contents: {
    title: 'Contents',
    description: 'Links to the headings of this page.',
    group: 'Text',
    icon: ListOrdered,
    initial: {},
    fields: contentsBlock,
  },
  callout: {
    title: 'Note',
    description: 'A highlighted note: information, a tip, a warning or compliance.',
    group: 'Text',
    icon: Info,
    initial: { tone: 'info' },
    fields: calloutBlock,
  },
  takeaways: {
    title: 'Key takeaways',
    description: 'The few sentences a busy reader should remember.',
    group: 'Text',
    icon: Lightbulb,
    initial: { items: [''] },
    fields: takeawaysBlock,
  },
  pullQuote: {
    title: 'Pull quote',
    description: 'One sentence, set large, with the person who said it.',
    group: 'Text',
    icon: Quote,
    initial: {},
    fields: pullQuoteBlock,
  },
  toggle: {
    title: 'Toggle',
    description: 'A title that opens to show more text.',
    group: 'Text',
    icon: ListCollapse,
    initial: {},
    fields: toggleBlock,
  },
  checklist: {
    title: 'Checklist',
    description: 'Points to check off, with boxes or numbers.',
    group: 'Text',
    icon: ListChecks,
    initial: { items: [''] },
    fields: checklistBlock,
  },
  table: {
    title: 'Table',
    description: 'Rows of short text under column headings.',
    group: 'Text',
    icon: Table,
    initial: { columns: ['', ''], rows: [{ cells: ['', ''] }] },
    fields: tableBlock,
  },
  tileMap: {
    title: 'Tile map',
    description: 'States, provinces or other places as tiles, in groups with a color each.',
    group: 'Text',
    icon: Map,
    initial: { groups: [{}, {}] },
    fields: tileMapBlock,
  },
  code: {
    title: 'Code',
    description: 'Code or a file, exactly as written, with its name.',
    group: 'Text',
    icon: SquareTerminal,
    initial: {},
    fields: codeBlock,
  },
  definition: {
    title: 'Definition',
    description: 'One term and what it means.',
    group: 'Text',
    icon: SpellCheck,
    initial: {},
    fields: definitionBlock,
  },
  glossary: {
    title: 'Glossary',
    description: 'Terms and their definitions. The site sorts them.',
    group: 'Text',
    icon: BookA,
    initial: { terms: [{}] },
    fields: glossaryBlock,
  },
  sources: {
    title: 'Sources',
    description: 'Where the facts on the page come from.',
    group: 'Text',
    icon: Library,
    initial: { items: [{}] },
    fields: sourcesBlock,
  },
  button: {
    title: 'Button',
    description: 'One button in the text.',
    group: 'Help people decide',
    icon: MousePointerClick,
    initial: {},
    fields: buttonBlock,
  },
  figure: {
    title: 'Image',
    description: 'One image with its caption and credit.',
    group: 'Media',
    icon: Image,
    initial: {},
    fields: figureBlock,
  },
  gallery: {
    title: 'Gallery',
    description: 'Several images side by side.',
    group: 'Media',
    icon: Images,
    initial: { images: [{}, {}] },
    fields: galleryBlock,
  },
  video: {
    title: 'Video',
    description: 'A video of this site or another. Another site learns of a visitor only when they play it.',
    group: 'Media',
    icon: Video,
    initial: {},
    fields: videoBlock,
  },
  embed: {
    title: 'Embed',
    description: 'A video, map, calendar or player of another site. It loads when a visitor clicks it.',
    group: 'Media',
    icon: Frame,
    initial: {},
    fields: embedBlock,
  },
  file: {
    title: 'File',
    description: 'A file to download, such as a PDF or a spreadsheet.',
    group: 'Media',
    icon: FileDown,
    initial: {},
    fields: fileBlock,
  },
  bookmark: {
    title: 'Link card',
    description: 'A link with its title, a sentence and a picture.',
    group: 'Media',
    icon: Bookmark,
    initial: {},
    fields: bookmarkBlock,
  },
  posts: {
    title: 'Posts',
    description: 'The newest blog posts, posts with a tag, or posts you choose.',
    group: 'Media',
    icon: Newspaper,
    initial: {},
    fields: postsBlock,
  },
  snippet: {
    title: 'Snippet',
    description: 'Sections that several pages share. A change shows on all of them.',
    group: 'Text',
    icon: Component,
    initial: {},
    fields: snippetBlock,
  },
  html: {
    title: 'HTML',
    description: 'Your own HTML, such as tables, lists or figures.',
    group: 'Media',
    icon: CodeXml,
    initial: {},
    fields: htmlBlock,
  },
} as const satisfies BlockLibrary;
