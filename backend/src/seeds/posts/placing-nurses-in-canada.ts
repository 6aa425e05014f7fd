import type { SeedPost } from './seed-post.ts';

export const placingNursesInCanada: SeedPost = {
  slug: 'placing-nurses-in-canada',
  title: 'Placing Nurses in Canada',
  excerpt:
    'Registration, agency licences, overtime and privacy: what changes when a staffing agency places nurses in Canadian provinces.',
  category: 'Compliance',
  tags: ['Compliance', 'Canada', 'Operations'],
  cover: '/images/blog/placing-nurses-in-canada.jpg',
  coverAlt: 'A maple leaf made of shifts on a roster.',
  publishedOn: '2026-10-20',
  lastReviewedOn: '2026-11-05',
  seo: {
    ogImage: '/images/social/placing-nurses-in-canada.jpg',
    title: 'Placing Agency Nurses in Canada: What to Check | 20X',
    description:
      'Nurses register with a provincial college, several provinces license agencies, Québec limits their use, and overtime differs. A short guide.',
  },
  blocks: [
    {
      id: 'takeaways',
      type: 'takeaways',
      title: 'Key takeaways',
      items: [
        'Health care is run by the provinces. Registration, agency rules and overtime change at the border of each one.',
        'Ontario, Québec, Alberta and British Columbia license agencies, each in its own way. Québec also caps hourly rates in health care.',
        'Set overtime by province in your schedule. One national rule will be wrong somewhere.',
      ],
    },
    {
      id: 'start',
      type: 'richText',
      html: `<p>An agency that knows Ohio and Texas can place nurses in Ontario and Alberta. In Canada most of health care and labour law belongs to the provinces and territories, so the first question is always: which one?</p>
<p><a href="/ultimate-guide-to-nurse-scheduling-software#canada">This guide walks through the five things</a> that change a schedule: registration, agency rules, hours, privacy and terms. It does not replace local advice. It tells you what to ask.</p>
<h2 id="registration">1. Registration: the provincial college</h2>
<p>In Canada a nurse registers with the regulator of the province where she will practise, often called a college. In Ontario it is the College of Nurses of Ontario. In British Columbia it is the BC College of Nurses and Midwives. There is no licence that covers the whole country the way <a href="/blog/nurse-licensure-compact-for-schedulers">a multistate licence covers the US compact states</a>.</p>
<p>Each college keeps a public register. Look the nurse up there and save what you saw with its date: the name, the class of registration, the status and any conditions. Three groups work under their own titles: registered nurses, registered or licensed practical nurses (the name differs by province) and, in the western provinces, registered psychiatric nurses. Store the exact title and the province, and match both against the order.</p>
<p>A nurse may be registered in more than one province. Treat each as its own document with its own expiry date. Many colleges renew everyone on one day of the year, so reminders pile up. <a href="/features/credential-tracking">Start at 90 days</a>.</p>
<h2 id="agency">2. Rules for the agency itself</h2>
<p><strong>Ontario.</strong> Since 1 July 2024, a temporary help agency <a href="https://www.ontario.ca/page/licensing-temporary-help-agencies-and-recruiters">needs a licence</a> to operate in Ontario. A client may not knowingly use an agency without one. Keep the licence number and its renewal date where your account team can find them.</p>
<p><strong>Québec.</strong> Two sets of rules apply. First, section 92.5 of the Act respecting labour standards asks every personnel placement agency for a <a href="https://www.cnesst.gouv.qc.ca/fr/demarches-formulaires/agences-placement-personnel-recrutement/permis-agences/conditions-delivrance-maintien-permis">permit from the CNESST</a>. The conditions are in <a href="https://www.legisquebec.gouv.qc.ca/en/document/cr/N-1.1,%20r.%200.1">regulation N-1.1, r. 0.1</a>, and a client has to make sure that its agency holds the permit. Second, <a href="https://www.legisquebec.gouv.qc.ca/en/document/cr/G-1.021,%20r.%202">regulation G-1.021, r. 2</a>, in effect since 16 October 2024, limits how Santé Québec and other providers use agency staff. Contracts are in writing, and the hourly rates of the titles in its schedule have a maximum, except in some northern territories. Check the rules for the region before you quote. Expect French in contracts, notices and the app.</p>
<p><strong>Alberta.</strong> A business that finds employees for employers in Alberta needs an <a href="https://www.alberta.ca/employment-agency-licence.aspx">employment agency licence</a>, wherever its own office is.</p>
<p><strong>British Columbia.</strong> Those who recruit employees for employers for a fee need an <a href="https://www2.gov.bc.ca/gov/content/employment-business/employment-standards-advice/employment-standards/licensing/licensing-employment-agencies">employment agency licence</a>. The province is also phasing in minimum nurse-to-patient ratios, which changes demand: a unit that must meet a ratio calls as soon as it is short.</p>
<p><strong>Manitoba.</strong> Temporary help agencies have <a href="https://www.gov.mb.ca/labour/standards/doc,temporary_help_agency,factsheet.html">needed no licence</a> since 8 November 2018, but rules on fees and records still apply.</p>
<p>We have not listed every province. Before a first placement, ask two questions in writing: does this province license agencies, and does it set a limit on rates or use?</p>
<h2 id="hours">3. Hours and overtime</h2>
<p>Overtime is where a US rule book does the most harm. A week of 44 hours has <a href="/blog/overtime-for-agency-nurses">four hours of overtime under the federal US rule</a> and none in Ontario. A twelve-hour day has overtime in British Columbia from the ninth hour, unless another arrangement applies.</p>`,
    },
    {
      id: 'overtime',
      type: 'table',
      caption: 'General overtime rules in three provinces',
      columns: ['Province', 'Overtime starts', 'Rate'],
      rowHeaders: true,
      rows: [
        { cells: ['Ontario', 'Over 44 hours a week', '1.5 ×'] },
        { cells: ['British Columbia', 'Over 8 hours a day or 40 a week; over 12 hours a day', '1.5 ×; then 2 ×'] },
        { cells: ['Alberta', 'Over 8 hours a day or 44 a week', '1.5 × as the usual rule'] },
      ],
    },
    {
      id: 'rest',
      type: 'richText',
      html: `<p>Collective agreements, averaging agreements and special rules for some jobs can change the picture. So can statutory holidays, which differ by province. Put the rule set on the facility, not on the nurse: the place of work decides which one applies. Then let the schedule warn you before the hour is worked, when there is still a choice.</p>
<p>Rest periods need the same care. Use the strictest of the law, the client’s rule and your own.</p>
<h2 id="privacy">4. Privacy</h2>
<p>Canada has a federal privacy law for the private sector, PIPEDA. Alberta, British Columbia and Québec have their own laws, which apply there instead to most private-sector work. Other provincial acts cover health information. For a staffing agency, the habits that matter are simple:</p>
<ul>
<li>Collect what you need for the placement and say why you need it.</li>
<li>Get consent for checks, and keep a record of it.</li>
<li>Know where the data is stored. Some clients ask for storage in Canada.</li>
<li>Let a nurse see and correct her file.</li>
<li>Keep patient information out of shift notes and messages, without exception.</li>
<li>Have a plan for a lost phone or a wrong email. The deadlines for giving notice are short.</li>
</ul>
<h2 id="words">5. Terms and small details</h2>
<ul>
<li><strong>Titles.</strong> RPN is a registered practical nurse in Ontario and a registered psychiatric nurse in the west. Show the province next to it.</li>
<li><strong>Spelling.</strong> Licence is the noun in Canada, practise is the verb.</li>
<li><strong>Money.</strong> Store the currency with the rate.</li>
<li><strong>Time zones.</strong> Canada has six, one of them half an hour off. Show the unit’s local time to everyone.</li>
<li><strong>Dates.</strong> Write 4 May, not 5/4.</li>
</ul>
<h2 id="travel">Sending a nurse from the US</h2>
<p>Three things take time, and none of them is the flight. Registration with the college can take months, so start there. Permission to work in Canada is a separate question for the immigration authorities. And tax and payroll rules depend on who employs the nurse and where. Put all three on the plan with an owner and a date before you promise a client a start date.</p>`,
    },
    {
      id: 'checklist',
      type: 'checklist',
      anchor: 'first',
      title: 'A first-placement checklist',
      items: [
        'Province known, and its regulator’s register checked and saved',
        'Exact title and class of registration match the order',
        'Agency licence or other approval in place where the province asks for it',
        'Rate and use limits checked for the region',
        'Overtime, holidays and rest set to that province at the facility',
        'Right to work confirmed',
        'Privacy notice and consent on file',
        'Facility’s own documents collected, with expiry dates',
        'Currency and time zone shown on the offer',
      ],
    },
    {
      id: 'notice',
      type: 'callout',
      tone: 'compliance',
      title: 'Please note',
      html: '<p>General information, not legal advice. Last reviewed November 2026.</p>',
    },
    {
      id: 'sources',
      type: 'sources',
      title: 'Sources',
      items: [
        {
          title: 'Government of Ontario: licensing of temporary help agencies and recruiters',
          url: 'https://www.ontario.ca/page/licensing-temporary-help-agencies-and-recruiters',
        },
        {
          title: 'CNESST: conditions of a permit for personnel placement agencies (in French)',
          url: 'https://www.cnesst.gouv.qc.ca/fr/demarches-formulaires/agences-placement-personnel-recrutement/permis-agences/conditions-delivrance-maintien-permis',
        },
        {
          title: 'LégisQuébec: N-1.1, r. 0.1, regulation respecting personnel placement agencies',
          url: 'https://www.legisquebec.gouv.qc.ca/en/document/cr/N-1.1,%20r.%200.1',
        },
        {
          title: 'LégisQuébec: G-1.021, r. 2, regulation on agencies in health and social services',
          url: 'https://www.legisquebec.gouv.qc.ca/en/document/cr/G-1.021,%20r.%202',
        },
        {
          title: 'Government of Alberta: employment agency licence',
          url: 'https://www.alberta.ca/employment-agency-licence.aspx',
        },
        {
          title: 'Government of British Columbia: licensing of employment agencies',
          url: 'https://www2.gov.bc.ca/gov/content/employment-business/employment-standards-advice/employment-standards/licensing/licensing-employment-agencies',
        },
        {
          title: 'Government of Manitoba: temporary help agencies',
          url: 'https://www.gov.mb.ca/labour/standards/doc,temporary_help_agency,factsheet.html',
        },
        {
          title: 'Government of British Columbia: nurse-to-patient ratios for hospital settings (2024)',
          url: 'https://archive.news.gov.bc.ca/releases/news_releases_2020-2024/2024HLTH0044-001553.htm',
        },
        {
          title: 'Government of Ontario: overtime pay',
          url: 'https://www.ontario.ca/document/your-guide-employment-standards-act-0/overtime-pay',
        },
        {
          title: 'Government of British Columbia: overtime',
          url: 'https://www2.gov.bc.ca/gov/content/employment-business/employment-standards-advice/employment-standards/hours/overtime',
        },
        {
          title: 'Government of Alberta: overtime hours and overtime pay',
          url: 'https://www.alberta.ca/overtime-hours-overtime-pay',
        },
        { title: 'College of Nurses of Ontario: public register', url: 'https://www.cno.org/' },
        {
          title: 'Office of the Privacy Commissioner of Canada: PIPEDA',
          url: 'https://www.priv.gc.ca/en/privacy-topics/privacy-laws-in-canada/the-personal-information-protection-and-electronic-documents-act-pipeda/',
        },
      ],
    },
    {
      id: 'cta',
      type: 'ctaBand',
      title: 'One board, thirteen rule books',
      subtitle: 'Ask us to set up one US state and one province side by side.',
      action: { label: 'Book a Demo', href: '/contact' },
    },
  ],
};
