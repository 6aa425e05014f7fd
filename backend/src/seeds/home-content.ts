import { featurePath } from '@20x/shared/feature-page';
import { homeAlternatives } from '@20x/shared/home-pictures';
import { productAlternatives, productPicture } from '@20x/shared/product-pictures';
import type { HomeContent } from '../home-content/home-content.dto.ts';
import type { TrustBadge } from '../home-content/home-rows.dto.ts';
import { starterFaqs } from './home-faqs.ts';

const explained = (badge: TrustBadge): TrustBadge => ({
  ...badge,
  evidence: 'Described on the page that it links to.',
});

/** Companies, testimonials and insights stay empty until there are real ones: their blocks hide. */
export const starterHome: HomeContent = {
  seo: {
    title: 'Nurse Scheduling Software for Staffing Agencies | 20X',
    description:
      'Open shifts, availability, licenses and timesheets on one schedule. Nurse scheduling software for per diem and travel teams in the US and Canada.',
    keywords: [
      'nurse scheduling software',
      'healthcare staffing',
      'nursing roster',
      'healthcare management',
      'staffing agency software',
    ],
    author: '20X Editorial',
    robots: 'index, follow',
    language: 'en',
    ogType: 'website',
    twitterCard: 'summary_large_image',
  },

  heroTitle: 'Fill the shift. Clear the nurse. Close the week.',
  heroTitleBefore: 'Fill the shift.',
  heroTitleHighlight: 'Clear the nurse.',
  heroTitleAfter: 'Close the week.',
  heroSubtitle:
    '20X puts open shifts, nurse availability, licenses and timesheets on one schedule, so your team can staff a call-off in a few taps and bill it without typing it twice.',
  heroCtaLabel: 'Book a Demo',
  heroCtaHref: '/contact',
  heroSecondaryCtaLabel: 'Learn More',
  heroSecondaryCtaHref: featurePath,
  heroImages: Object.keys(homeAlternatives).map(productPicture),
  heroAlt: Object.values(homeAlternatives),
  heroTrustText: 'For per diem, local and travel teams in the US and Canada.',

  introTitle: 'Agency work moves at 5 a.m. Spreadsheets don’t.',
  introSubtitle:
    'Calls, texts and sheets disagree, and your schedulers find out last. 20X gives scheduling, compliance and the back office the same answer at the same time.',
  introCards: [
    {
      iconName: 'users',
      title: 'Who can work tonight?',
      description:
        'See who is free, how far away they live, how long they have rested and how many hours they have left.',
    },
    {
      iconName: 'trendingUp',
      title: 'Where does margin slip?',
      description: 'Pay, bill and overtime sit next to each shift. A wrong rate shows up before the invoice does.',
    },
    {
      iconName: 'shield',
      title: 'Who is cleared today?',
      description:
        'Licenses, BLS, TB, fit tests and client documents are checked before the offer goes out, not after.',
    },
  ],
  introCtaTitle: 'See it with your own shifts',
  introCtaSubtitle: 'Send us one week of open shifts. We’ll show you who could have worked them.',
  introCtaLabel: 'Book a Demo',
  introCtaHref: '/contact',

  featuresTitle: 'One call-off, from first call to paid invoice',
  features: [
    {
      time: '05:12',
      title: 'The shift opens',
      description:
        'A nurse calls off, or a client posts a new shift. It lands on the board with its unit, skill, rate and pay rules filled in.',
      anchor: 'board',
      image: '/images/product/week.webp',
    },
    {
      time: '05:13',
      title: 'The list is ranked',
      description: 'Nurses who are free, qualified and rested come first. The rest are listed too, each with a reason.',
      anchor: 'matching',
      image: '/images/product/checks.webp',
    },
    {
      time: '05:14',
      title: 'Documents are checked',
      description:
        'Each nurse’s file is checked against the client’s own list. A missing or expired item blocks the booking.',
      anchor: 'credentials',
      image: '/images/product/credentials.webp',
    },
    {
      time: '05:19',
      title: 'A nurse says yes',
      description:
        'Offers go out in waves by app, text or email. The first valid yes gets the shift, and everyone else is notified.',
      anchor: 'mobile',
      image: '/images/product/waves.webp',
    },
    {
      time: 'Fri 07:38',
      title: 'Hours are approved',
      description: 'Clock-in, breaks and the client’s sign-off make one timesheet. Nobody types it again.',
      anchor: 'timesheets',
      image: '/images/product/timesheet.webp',
    },
    {
      time: 'Fri',
      title: 'Pay and invoice agree',
      description: 'Both come from the same approved record, with nights, weekends, holidays and overtime split out.',
      anchor: 'clients',
      image: '/images/product/difference.webp',
    },
  ],

  outcomesTitle: 'Outcomes that Matter',
  outcomesSubtitle: 'The numbers your clients ask about, each with one formula that anyone can check.',
  outcomesImage: '/images/product/report.webp',
  outcomes: [
    {
      iconName: 'TrendingUp',
      title: 'Fill rate',
      description: 'Shifts confirmed out of shifts requested, by client, unit and recruiter.',
    },
    {
      iconName: 'Clock',
      title: 'Time to fill',
      description: 'Minutes from the request to a confirmed nurse, with every step in between on record.',
    },
    {
      iconName: 'CheckCircle',
      title: 'Fewer expired files',
      description: 'Reminders go out before a license or card expires, so paperwork never holds up a booking.',
    },
    {
      iconName: 'Gauge',
      title: 'Overtime share',
      description: 'Overtime hours show up while there is still time to change the week.',
    },
    {
      iconName: 'BarChart3',
      title: 'Clean timesheets',
      description: 'Breaks, rates and sign-offs are complete before payroll opens the file.',
    },
    {
      iconName: 'DollarSign',
      title: 'Margin you can see',
      description: 'Bill, pay and burden for each hour, shift by shift, before the week is closed.',
    },
  ],

  trustTitle: 'Built for work that gets audited',
  trustSubtitle: 'Four answers for a review, each with a link to the page that explains it.',
  // Empty lists would show the specification's figures.
  hiddenSections: ['trustStats'],
  trustStats: [],
  trustCompanies: [],
  trustTestimonials: [],
  trustBadgesTitle: 'What an auditor can look up',
  trustBadges: [
    explained({
      icon: 'shield',
      title: 'Who did what, and when',
      description: 'Offers, checks, changes and approvals carry a name and a time.',
      href: '/security#logs',
    }),
    explained({
      icon: 'checkCircle',
      title: '4 checks before each offer',
      description: 'Free, qualified, cleared and rested. A no comes with its reason.',
      href: '/nurse-scheduling-software#checks',
    }),
    explained({
      icon: 'alertTriangle',
      title: 'Reminders at 90, 60, 30 and 7 days',
      description: 'Nurses and schedulers hear about a document before it expires.',
      href: '/features/credential-tracking#reminders',
    }),
    explained({
      icon: 'checkCircle',
      title: 'Pay and bill from one record',
      description: 'A line that differs from the contract is flagged before the invoice goes out.',
      href: '/features/timesheets-and-billing#invoice',
    }),
  ],

  faqs: starterFaqs,
  insights: [],

  finalCta: {
    title: 'Bring last week’s schedule. We’ll rebuild it live.',
    subtitle: 'See your own units, roles and rules on the board in 30 minutes, from call-off to invoice.',
    buttonLabel: 'Book a Live Demo',
    buttonHref: '/contact',
    demoScreenshot: productPicture('record'),
    demoScreenshotAlt: productAlternatives.record,
  },
};
