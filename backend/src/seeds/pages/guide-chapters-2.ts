import type { Chapter } from '../../content/blocks/article-blocks.dto.ts';

export const chaptersOnRunningIt: Chapter[] = [
  {
    anchor: 'canada',
    title: 'Canada',
    takeaways: [
      'Nurses register with a provincial college. There is no national licence.',
      'Several provinces license agencies. Québec also limits their use and rates in health care.',
      'Overtime differs by province, so set the rule on the facility.',
    ],
    html: `<p>In Canada the provinces run health care and most labour law. A nurse registers with the college of the province where she will practise. Each college keeps a public register. Check it, and save what you saw with its date.</p>
<p>Agencies have their own rules. <strong>Ontario</strong> has required a temporary help agency licence since 1 July 2024. <strong>Québec</strong> asks for a permit under section 92.5 of the Act respecting labour standards, and a <a href="https://www.legisquebec.gouv.qc.ca/en/document/cr/G-1.021,%20r.%202">regulation of 2024</a> limits how health care providers use agencies and what they pay. <strong>Alberta</strong> and <strong>British Columbia</strong> license employment agencies, while <strong>Manitoba</strong> has asked temporary help agencies for no licence since 2018. British Columbia is also phasing in nurse-to-patient ratios, which changes demand more than paperwork. Our post on <a href="/blog/placing-nurses-in-canada#agency">placing nurses in Canada</a> has the details and the sources.</p>
<p>Overtime starts at different points:</p>
<ul>
<li><strong>Ontario:</strong> over 44 hours a week, at 1.5 times.</li>
<li><strong>British Columbia:</strong> over 8 hours a day or 40 a week, at 1.5 times; over 12 hours a day, at 2 times.</li>
<li><strong>Alberta:</strong> over 8 hours a day or 44 a week.</li>
</ul>
<p>PIPEDA is the federal privacy law for the private sector. Alberta, British Columbia and Québec have their own laws. Some clients ask for data to be stored in Canada.</p>
<p>Watch the titles. RPN is a registered practical nurse in Ontario and a registered psychiatric nurse in the west. Store the province with the title, the currency with the rate and the time zone with the unit.</p>`,
  },
  {
    anchor: 'hours-rest-and-overtime',
    title: 'Hours, rest and overtime',
    takeaways: [
      'If you are the employer, hours at all of your clients count together.',
      '“8 and 80” is for hospitals and residential care, by prior agreement.',
      'Show overtime in the offer, while there is still a choice.',
    ],
    html: `<p>In the US the federal rule is simple to state: overtime over 40 hours in a workweek. If you employ the nurse, hours at all of your clients add up. Two clients at 24 hours each make eight hours of overtime.</p>
<p>The “8 and 80” system counts over 8 hours a day or 80 in two weeks. It is for hospitals and residential care, by an agreement made before the work. Don’t build an agency’s schedule on it. California adds daily overtime over 8 hours. The rule that is better for the worker applies.</p>
<p>Rest is not only a legal matter. Set your own minimum between shifts, apply it to everyone and let the software say no. A nurse who ended at 23:30 may offer to be there at 07:00. The rule spares her the choice.</p>
<p>Look for a forecast: “This shift makes 44 of 40 hours.” It belongs next to the name, before the offer goes out. If the client asked for it and will pay, go ahead. If someone else is free and would not cross the line, ask them first.</p>
<p>Then track overtime share, which is overtime hours divided by all hours. The level matters less than the change. A jump has a cause, and the board can show it.</p>`,
  },
  {
    anchor: 'fair-offers',
    title: 'Fair offers and the nurse’s experience',
    takeaways: [
      'A small wave wakes fewer people than a blast.',
      'The first nurse who still passes every check gets the shift, and the others are told.',
      'Show the rule for who is asked first. Secret rules cost nurses.',
    ],
    html: `<p>Nurses choose agencies the way shoppers choose stores. The price brings them in once, and the way they are treated brings them back. Scheduling is most of that treatment.</p>
<p><strong>Offer in waves.</strong> Three to five nurses who could truly take the shift, then the next group. A blast to two hundred wakes people up for nothing, and they mute you.</p>
<p><strong>Say everything once.</strong> Give the unit, times, rate, place, how to answer and by when. Nobody should be surprised by the floor.</p>
<p><strong>Close the loop.</strong> “Filled, thank you” to everyone who was asked. It is one line, and it is why they answer next time.</p>
<p><strong>Be fair in a way you can show.</strong> Decide who is asked first: those with unit history, those who are short on hours, those whose turn it is. Write it down. If a nurse asks why she was not offered a shift, you should be able to read her the reason.</p>
<p><strong>Respect quiet hours.</strong> Night offers go to nurses who asked for them.</p>
<p><strong>Make the first day easy.</strong> Parking, entrance, dress, the name of the person at the desk. A first day can go wrong over these things alone, however good the nurse is.</p>
<p><strong>Pay without drama.</strong> Show what a shift will pay before it is worked and what it did pay after. Ask about missed breaks the same day.</p>`,
  },
  {
    anchor: 'time-pay-and-billing',
    title: 'Time, pay and billing',
    takeaways: [
      'You pay each week and are paid in 30 to 60 days. Every late timecard widens the gap.',
      'Approve hours once. Pay and bill from the same record.',
      'Corrections are new lines with a reason, never silent edits.',
    ],
    html: `<p>Agencies live in a cash gap. Nurses are paid each week. Invoices are paid in 30 to 60 days. Two things make the gap wider: late timecards and wrong rates. Both are scheduling problems that turn up in accounting.</p>
<p>Start with the shift. It was booked for 07:00 to 19:30 with a 30-minute break. The nurse clocks in and out on that shift. If the real times differ from the plan, the difference is flagged, and the person who approves sees only what is unusual.</p>
<p>Approval happens once, by the person who knows: a charge nurse or a unit manager, on screen or by link. Questions are kept with the line they are about.</p>
<p>Then two exports come from the same record. Payroll gets pay lines, and accounting gets invoice lines. Nights, weekends, holidays and overtime are set by client and place. If a number is wrong, it is wrong in one place, and you fix it there.</p>
<p>After approval, do not edit. Add a correcting line with a reason. Both sides can then see the old number, the new one and the reason. Disputes get shorter.</p>
<p>Close the week with a list: shifts without hours, hours without approval, rates that are missing. When the list is empty, the week is done.</p>`,
  },
  {
    anchor: 'metrics-and-reporting',
    title: 'Metrics and client reporting',
    takeaways: [
      'One formula per number, printed under it.',
      'Read fill rate beside time to fill, late cancels, overtime share and margin.',
      'Let clients rebuild your number from their own list.',
    ],
    html: `<p>Five numbers run an agency’s schedule.</p>
<ul>
<li><strong>Fill rate:</strong> confirmed ÷ requested shifts.</li>
<li><strong>Time to fill:</strong> request to confirmed. Use the median.</li>
<li><strong>Late-cancel and no-show rates:</strong> each divided by confirmed shifts. “Late” is what your contract says.</li>
<li><strong>Overtime share:</strong> overtime hours ÷ all hours.</li>
<li><strong>Gross margin per hour:</strong> (bill − pay − burden) ÷ bill.</li>
</ul>
<p>Each has edge cases. Does a shift that the client canceled count as requested? Does a call-off that you refilled count as confirmed? Decide, write it down, print it under the number and do not change it in the middle of a quarter.</p>
<p>Slice by client, unit, role, recruiter and notice time. A healthy total can hide one unit that you fail every weekend.</p>
<p>For clients, keep the report short: the trend over eight weeks, the five numbers, the reasons for open shifts and one change you will make. Include a bad number now and then. A report with no bad news reads like an advertisement.</p>`,
  },
  {
    anchor: 'choose-and-roll-out',
    title: 'How to choose and roll out',
    takeaways: [
      'Test with your own week, not with the vendor’s.',
      'Move one client first and run a week side by side.',
      'Plan 30, 60 and 90 days, with one owner.',
    ],
    html: `<p>Choose with your worst week in hand. A sample database is built to look good. Your real schedule is not, which makes it the better test.</p>
<h3>Fifteen questions for the demo</h3>
<ol>
<li>Show me an open shift and everyone who cannot take it, with the reason.</li>
<li>Two recruiters offer a shift to the same nurse. What happens?</li>
<li>A card expires in the middle of a contract. Who finds out, and when?</li>
<li>Show a nurse near overtime, with hours at two clients.</li>
<li>Show per diem, local and travel on one screen.</li>
<li>What does a nurse see without the app?</li>
<li>How do offers go out, and who is told that the shift is gone?</li>
<li>Show a swap.</li>
<li>Show hours that differ from the plan.</li>
<li>Correct a rate after the invoice.</li>
<li>Print the fill-rate formula.</li>
<li>Which of my systems do you connect to today? Available, on request or planned?</li>
<li>Who on our team can override a block, and where is it recorded?</li>
<li>How do we get all of our data out?</li>
<li>What does support look like at five in the morning?</li>
</ol>
<h3>A 30-60-90 day plan</h3>
<p><strong>Days 1–30: one client.</strong> Clean the nurse list. Load people, documents and one client’s units, rates and rules. Train two schedulers. Run one week side by side with the old sheet and compare.</p>
<p><strong>Days 31–60: the rest.</strong> Bring over the other clients, a few each week. Turn on offers and the app for volunteers first. Stop the sheet for each client on a set date.</p>
<p><strong>Days 61–90: the money.</strong> Move approval, pay lines and invoice lines. Close two weeks both ways, then only the new way. Agree on the five numbers and send the first client report.</p>
<p>Give the plan one owner with time for it. A rollout rarely fails for lack of software. It fails for lack of someone who can say no to the old sheet.</p>`,
  },
];

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
  { title: 'Nursys: license verification and e-Notify', url: 'https://www.nursys.com/' },
  { title: 'Office of Inspector General: exclusions', url: 'https://oig.hhs.gov/exclusions/' },
  {
    title: 'US Department of Labor, Fact Sheet 23: Overtime pay',
    url: 'https://www.dol.gov/agencies/whd/fact-sheets/23-flsa-overtime-pay',
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
