import type { HomeContent } from './home-content';
import { heroDefaults } from './hero-defaults';
import { productPicture } from './product-pictures';

/** What the home page says as long as the owner has not said otherwise; every empty field falls back to its line here. */
export const defaultContent = {
  ...heroDefaults,

  introTitle: 'Agency work moves at 5 a.m. Spreadsheets don’t.',
  introSubtitle:
    'Calls, texts and sheets disagree, and your schedulers find out last. 20X gives scheduling, compliance and the back office the same answer at the same time.',
  introCards: [
    {
      iconName: 'users',
      title: 'Who can work tonight?',
      description:
        'See who is free, how far away they are, how long they have rested and how many hours they have left.',
    },
    {
      iconName: 'trendingUp',
      title: 'Where does margin slip?',
      description: 'Pay, bill and overtime sit beside each shift, so a wrong rate shows up before the invoice does.',
    },
    {
      iconName: 'shield',
      title: 'Who is cleared today?',
      description: 'License, BLS, TB, fit test and client documents are checked before an offer goes out, not after.',
    },
  ],

  featuresSubtitle: 'Follow a single shift through the product, step by step.',
  features: [
    {
      time: '05:12',
      title: 'The shift opens',
      description:
        'A client posts it, or it arrives from your VMS feed. It lands on the board with its unit, skill, rate and pay rules filled in.',
      anchor: 'board',
    },
    {
      time: '05:13',
      title: 'The list is ranked',
      description:
        'Nurses who are free, qualified and rested come first. Anyone blocked is listed too, with the reason.',
      anchor: 'matching',
    },
    {
      time: '05:14',
      title: 'Documents are checked',
      description:
        'Each nurse’s file is checked against the client’s own list. A missing or expired item blocks the booking.',
      anchor: 'credentials',
    },
    {
      time: '05:19',
      title: 'A nurse says yes',
      description:
        'Offers go out in waves by app, text or email. The first valid yes gets the shift, and everyone else is notified.',
      anchor: 'mobile',
    },
    {
      time: '19:41',
      title: 'Hours are approved',
      description: 'Clock-out, breaks and the charge nurse’s sign-off make one timesheet that nobody types again.',
      anchor: 'timesheets',
    },
    {
      time: 'Fri',
      title: 'Pay and invoice agree',
      description:
        'Both come from the same approved record, with nights, weekends, holidays and overtime already split.',
      anchor: 'clients',
    },
  ],

  outcomesImage: productPicture('report'),
  outcomesTitle: 'Outcomes that Matter',
  outcomesSubtitle: 'The numbers clients ask about at renewal, each with one formula that everyone can check.',
  outcomes: [
    {
      iconName: 'TrendingUp',
      title: 'Fill rate',
      description: 'Shifts confirmed against shifts requested, by client, unit and recruiter.',
    },
    {
      iconName: 'Clock',
      title: 'Time to fill',
      description: 'From the request to a confirmed nurse, in minutes you can defend.',
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
      description: 'Breaks, sign-offs and rates are complete before payroll opens the file.',
    },
    {
      iconName: 'DollarSign',
      title: 'Margin you can see',
      description: 'Bill, pay and burden per hour, shift by shift.',
    },
  ],

  trustTitle: 'Built for teams that answer to auditors',
  trustSubtitle: 'Every offer, check, change and sign-off is logged with its time and its name.',
  trustStats: [
    { value: '500+', label: 'Healthcare Facilities' },
    { value: '30%', label: 'Faster Shift Fills' },
    { value: '99.9%', label: 'Compliance Rate' },
    { value: '24/7', label: 'Support Available' },
  ],
  trustBadgesTitle: 'Security & Compliance You Can Trust',
  trustBadges: [
    { icon: 'shield', title: 'HIPAA Compliant' },
    { icon: 'checkCircle', title: 'SOC 2 Certified' },
    { icon: 'checkCircle', title: '99.9% Uptime' },
  ],

  faqTitle: 'Frequently Asked Questions',
  faqs: [
    {
      question: 'Is 20X for hospitals or for staffing agencies?',
      answer:
        'It is for agencies: many clients, many rates and one shared pool of nurses. Hospital schedulers are not made for that.',
    },
    {
      question: 'Can we run per diem, local and travel staff together?',
      answer:
        'Yes. Single shifts and weeks-long contracts share one board, each with its own pay rules, so nobody books a traveler twice.',
    },
    {
      question: 'How does 20X decide who can take a shift?',
      answer:
        'It runs four checks: free, qualified, cleared and rested. Nurses who pass are ranked. Nurses who do not pass are listed with the reason.',
    },
    {
      question: 'Do nurses need a computer?',
      answer:
        'No. They set availability, pick up shifts, read unit notes, clock in and send documents from their phone. Text and email work too.',
    },
    {
      question: 'Does it work in Canada?',
      answer:
        'Yes. You set overtime and rest rules by province, and keep each nurse’s college registration with the other documents.',
    },
    {
      question: 'Should we put patient information into 20X?',
      answer:
        'No. Keep patient data out of shift notes. Ask each client whether a business associate agreement applies to your work.',
    },
  ],

  finalCta: {
    title: 'Bring last week’s schedule. We’ll rebuild it live.',
    subtitle: 'A 30-minute demo with your own units, roles and rules.',
    buttonLabel: 'Book a Live Demo',
    buttonHref: '/contact',
    demoScreenshot: productPicture('week'),
  },
} satisfies HomeContent;

/** The title above the highlights while the owner has given none; it names the first one. */
export function defaultHighlightsTitle(features: HomeContent['features']): string {
  const start = features?.[0]?.time?.trim();
  return start ? `One call-off, from ${start} to paid` : 'Feature highlights';
}

/** What the closing screenshot shows, for those who cannot see it. */
export const defaultScreenshotAlt = 'A view of 20X as the demo shows it';
