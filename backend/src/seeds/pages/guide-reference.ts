/** The checklist that ends the last chapter. */
export const choosingChecklist = [
  'Shows who can take a shift, and why others cannot',
  'Runs every check again when a nurse says yes',
  'Holds per diem, local and travel on one board',
  'Counts hours across all clients',
  'Sets overtime and rest rules by facility',
  'Handles US states and Canadian provinces',
  'Checks documents on the date of the shift',
  'Reminds at 90, 60, 30 and 7 days',
  'Keeps every version of a document',
  'Sends offers in waves by app, text and email',
  'Tells everyone when a shift is gone',
  'Works for nurses without the app',
  'Shows times in the unit’s time zone',
  'Approves hours once, for pay and bill',
  'Corrects with new lines, not with edits',
  'Prints the formula under each number',
  'Gives clients their own view',
  'Limits access by role and keeps a log',
  'Exports all data in open formats',
  'Has people you can call during your hours',
];

export const glossaryTerms = [
  {
    term: 'APRN',
    definition:
      'Advanced practice registered nurse, such as a nurse practitioner. Not covered by the Nurse Licensure Compact.',
  },
  { term: 'Availability', definition: 'The days and hours a nurse says she can work.' },
  { term: 'Bill rate', definition: 'What the client pays the agency for an hour.' },
  { term: 'BLS', definition: 'Basic Life Support, a certificate that most units ask for.' },
  { term: 'Burden', definition: 'What an hour costs the agency on top of pay, such as payroll tax and insurance.' },
  { term: 'Call-off', definition: 'A booked nurse says she can’t come in.' },
  { term: 'Cleared', definition: 'Every document the unit asks for is valid for the whole shift.' },
  { term: 'Compact state', definition: 'A state that has joined the Nurse Licensure Compact.' },
  {
    term: 'Confirmed shift',
    definition: 'A shift whose nurse said yes, passed every check and was accepted by the facility.',
  },
  { term: 'Credential', definition: 'A license, certificate or record that shows a nurse may do the work.' },
  { term: 'Do-not-return list', definition: 'Nurses a facility has asked the agency not to send again.' },
  { term: 'Fill rate', definition: 'Confirmed shifts divided by requested shifts.' },
  { term: 'Float pool', definition: 'Nurses who are sent to the unit that needs them.' },
  { term: 'Guaranteed hours', definition: 'Hours that a contract promises to pay even if the client needs fewer.' },
  { term: 'Late cancel', definition: 'A cancellation with less notice than the contract asks for.' },
  { term: 'Local contract', definition: 'A contract of several weeks for a nurse who lives nearby.' },
  {
    term: 'MSP',
    definition: 'Managed service provider: an outside firm that runs a client’s temporary-labor program.',
  },
  {
    term: 'Multistate license',
    definition: 'A license from the legal home state that is also valid in other compact states.',
  },
  { term: 'No-show', definition: 'A booked nurse doesn’t come in and doesn’t call.' },
  {
    term: 'Nursys',
    definition:
      'The database that boards of nursing use to verify licenses. Its e-Notify service alerts employers to changes.',
  },
  { term: 'Overtime share', definition: 'Overtime hours divided by all hours.' },
  { term: 'Per diem', definition: 'Work taken shift by shift, with no promised hours.' },
  { term: 'Time to fill', definition: 'The time from request to confirmation.' },
  { term: 'Travel contract', definition: 'A contract of several weeks, typically 13, away from home.' },
  {
    term: 'VMS',
    definition: 'Vendor management system: software that a client uses to send orders and to handle time and bills.',
  },
];

export const guideSources = [
  { title: 'Nurse Licensure Compact: member map and rules', url: 'https://www.nursecompact.com/' },
  {
    title: 'State of the Nurse Licensure Compact 2026',
    url: 'https://compactstates.com/state-of-the-nurse-licensure-compact',
    note: 'Status of each state as of June 17, 2026',
  },
  { title: 'Nursys: license verification and e-Notify', url: 'https://www.nursys.com/' },
  { title: 'Office of Inspector General: exclusions', url: 'https://oig.hhs.gov/exclusions/' },
  {
    title: 'US Department of Labor, Fact Sheet 23: Overtime pay',
    url: 'https://www.dol.gov/agencies/whd/fact-sheets/23-flsa-overtime-pay',
  },
  {
    title: 'US Department of Labor, Fact Sheet 21: Recordkeeping',
    url: 'https://www.dol.gov/agencies/whd/fact-sheets/21-flsa-recordkeeping',
  },
  {
    title: 'US Department of Labor, Fact Sheet 22: Hours worked',
    url: 'https://www.dol.gov/agencies/whd/fact-sheets/22-flsa-hours-worked',
  },
  {
    title: 'Occupational Safety and Health Administration, 29 CFR 1910.134: respirator fit tests',
    url: 'https://www.osha.gov/laws-regs/regulations/standardnumber/1910/1910.134',
  },
  {
    title: 'US Department of Labor, Fact Sheet 54: Health care and overtime',
    url: 'https://www.dol.gov/agencies/whd/fact-sheets/54-healthcare-overtime',
  },
  {
    title: 'California Department of Industrial Relations: Overtime',
    url: 'https://www.dir.ca.gov/dlse/faq_overtime.htm',
  },
  {
    title: 'California Health and Safety Code 1276.4: nurse-to-patient ratios in hospitals',
    url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=HSC&sectionNum=1276.4',
  },
  {
    title: 'Oregon Revised Statutes 441.765: nurse-to-patient ratios in hospitals',
    url: 'https://www.oregonlegislature.gov/bills_laws/ors/ors441.html',
  },
  {
    title: 'Government of Ontario: licensing of temporary help agencies and recruiters',
    url: 'https://www.ontario.ca/page/licensing-temporary-help-agencies-and-recruiters',
  },
  {
    title: 'Government of Ontario: overtime pay',
    url: 'https://www.ontario.ca/document/your-guide-employment-standards-act-0/overtime-pay',
  },
  {
    title: 'Canadian Nurses Association: regulatory bodies',
    url: 'https://cna-aiic.ca/en/nursing-practice/the-practice-of-nursing/regulation-of-nurses/regulatory-bodies',
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
    title: 'Government of British Columbia: overtime',
    url: 'https://www2.gov.bc.ca/gov/content/employment-business/employment-standards-advice/employment-standards/hours/overtime',
  },
  {
    title: 'Government of Alberta: overtime hours and overtime pay',
    url: 'https://www.alberta.ca/overtime-hours-overtime-pay',
  },
  {
    title: 'Office of the Privacy Commissioner of Canada: PIPEDA',
    url: 'https://www.priv.gc.ca/en/privacy-topics/privacy-laws-in-canada/the-personal-information-protection-and-electronic-documents-act-pipeda/',
  },
];
