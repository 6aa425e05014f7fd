import type { SeedPost } from './seed-post.ts';

export const overtimeForAgencyNurses: SeedPost = {
  slug: 'overtime-for-agency-nurses',
  title: 'Overtime for Agency Nurses: 40 Hours, 8/80 and Daily Rules',
  excerpt:
    'Three ways overtime can start, which of them an agency may use, and how to see the extra hour before it is worked.',
  category: 'Compliance',
  tags: ['Compliance', 'Overtime', 'Payroll'],
  cover: '/images/blog/overtime-for-agency-nurses.jpg',
  coverAlt: 'Columns rise day by day; the last two pass a dashed line.',
  publishedOn: '2026-11-03',
  lastReviewedOn: '2026-11-06',
  seo: {
    ogImage: '/images/social/overtime-for-agency-nurses.jpg',
    title: 'Overtime for Agency Nurses: Weekly, 8/80, Daily | 20X',
    description:
      'When overtime starts for agency nurses: the 40-hour week, why 8/80 belongs to hospitals, California’s daily rule and Canada, with examples.',
  },
  blocks: [
    {
      id: 'takeaways',
      type: 'takeaways',
      title: 'Key takeaways',
      items: [
        'For most agency nurses in the US, overtime starts after 40 hours in a workweek, across all of your clients together.',
        '“8 and 80” is for hospitals and residential care, by an agreement made before the work. It is not a general rule for agencies.',
        'Some places count by the day. California does after 8 hours. So do British Columbia and Alberta.',
      ],
    },
    {
      id: 'body',
      type: 'richText',
      html: `<p>Overtime surprises follow a pattern. A nurse works three twelves for one client. She picks up a fourth shift at another. Nobody sees the total, because each recruiter looks at one client. On Friday, payroll finds 48 hours, the bill rate covers 40, and the margin for the week is gone.</p>
<p>The cure is not to forbid overtime. Sometimes a unit needs it and will pay for it. The cure is to see it before the offer goes out, and to know which rule applies.</p>
<h2 id="forty">The 40-hour week</h2>
<p>The federal Fair Labor Standards Act asks employers to pay at least one and a half times the regular rate for hours over 40 in a workweek. A workweek is a fixed block of seven days that you choose and then keep. Three points matter for agencies.</p>
<p><strong>You are the employer, so your hours add up.</strong> If you employ the nurse, her hours at all of your clients count together. Two clients at 24 hours each make a 48-hour week with eight hours of overtime, even though neither client saw more than 24.</p>
<p><strong>The week is fixed.</strong> You cannot average two weeks of 30 and 50 hours. The second one has ten hours of overtime.</p>
<p><strong>The regular rate is more than the base rate.</strong> Shift differentials and many kinds of bonus belong in it. A nurse who earns extra for nights has a higher regular rate in a week with nights, and so a higher overtime rate. This is where many payroll errors start. Ask your advisor which of your payments count.</p>
<h2 id="example">A worked example (sample numbers)</h2>
<p>A nurse works four 12-hour shifts in one workweek, 48 hours in all. Base pay is $50. Two of the shifts are nights with a $5 differential for 24 hours. Straight-time pay is 48 × $50 + 24 × $5 = $2,520. The regular rate is $2,520 ÷ 48 = $52.50. The eight overtime hours cost an extra half of that: 8 × $26.25 = $210. Total pay is $2,730.</p>
<p>If you had used the base rate alone, you would have paid $200 for the overtime part and been $10 short. That is ten dollars for one nurse in one week. Over a year and a whole pool, it becomes a wage claim.</p>
<h2 id="eight-eighty">What “8 and 80” really is</h2>
<p>Some hospitals count overtime over 8 hours in a day or over 80 in a fixed 14-day period, whichever gives more. The law lets hospitals and residential care facilities do this for their own staff, and only when there is an agreement with the employee before the work is done.</p>
<p>Agencies hear this and hope. But sending people to a hospital does not make an agency a hospital. If you are the employer, plan with the 40-hour week unless your own lawyer tells you in writing that another rule fits. And do not mix the two: a client may use 8 and 80 for its staff while your nurse on the same unit is on the 40-hour rule.</p>
<h2 id="daily">Places that count by the day</h2>
<p>A state may give more than the federal rule, and the rule that is better for the employee wins. <strong>California</strong> is the case most people know: overtime can start after 8 hours in a day. Health care has special arrangements for longer shifts there, with strict conditions, so check before you plan a run of twelves.</p>
<p>In <a href="/blog/placing-nurses-in-canada"><strong>Canada</strong></a> the province decides. Ontario counts over 44 hours a week at 1.5 times. British Columbia counts over 8 hours a day or 40 a week at 1.5 times and over 12 hours a day at double. Alberta counts over 8 hours a day or 44 a week.</p>`,
    },
    {
      id: 'table',
      type: 'table',
      caption: 'One week of four 12-hour shifts under five rules, before any special arrangement',
      columns: ['Rule', 'Overtime hours', 'Why'],
      rowHeaders: true,
      rows: [
        { cells: ['US federal, 40 a week', '8', '48 − 40'] },
        { cells: ['California, 8 a day', '16', '4 hours on each of 4 days'] },
        { cells: ['Ontario, 44 a week', '4', '48 − 44'] },
        { cells: ['British Columbia, 8 a day or 40 a week', '16', '4 hours on each of 4 days, none over 12'] },
        { cells: ['Alberta, 8 a day or 44 a week', '16', '4 hours on each of 4 days is more than 48 − 44'] },
      ],
    },
    {
      id: 'practice',
      type: 'richText',
      html: `<h2 id="see">See overtime before it is worked</h2>
<p><a href="/features/nurse-scheduling-software">A schedule can do the math</a> that people forget at 5 a.m. It needs four things.</p>
<ol>
<li><strong>A rule set on each facility.</strong> The place of work decides, so set the rule there and not on the nurse.</li>
<li><strong>All hours in one place.</strong> Booked and worked, across every client, in the same workweek.</li>
<li><strong>A forecast in the offer.</strong> “This shift makes 44 of 40 hours: 4 hours of overtime.” The recruiter can still pick someone else, shorten the shift or ask the client.</li>
<li><strong>A reason when it happens.</strong> The client asked and will pay, you chose it, or it was a mistake. The third kind is the one to work on.</li>
</ol>
<h2 id="contract">Put it in the contract</h2>
<p>Overtime is a cost that someone must cover. Agree with each client on three points: who may approve it, <a href="/features/timesheets-and-billing">what the bill rate is for an overtime hour</a>, and what happens when a shift runs late because the relief nurse did not come. Without that line you will pay the nurse correctly, as you must, and bill the client as if nothing happened.</p>
<h2 id="share">Watch one number</h2>
<p>Overtime share is overtime hours divided by all hours. Track it by client and by recruiter, week by week. A steady low number is fine. A jump has a cause: a nurse who carries a unit alone, <a href="/blog/five-am-call-off-playbook">a call-off that went to the first person who answered</a>, or a client whose shifts always run over.</p>
<h2 id="people">Look out for the person, too</h2>
<p>Overtime is not only a cost. Long weeks are tiring, and tired people make mistakes. Some states limit mandatory overtime for nurses, and many facilities have limits on hours in a row. <a href="/ultimate-guide-to-nurse-scheduling-software#hours-rest-and-overtime">Set your own minimum rest</a>, apply it to everyone, and never make a nurse argue for sleep.</p>
<h2 id="check">A short check before you offer</h2>
<ul>
<li>Which rule applies at this facility?</li>
<li>How many hours has the nurse booked or worked this workweek, with every client?</li>
<li>Does this shift cross the line, by how much, and who pays for it?</li>
<li>Is there someone free, cleared and rested who would not cross it?</li>
<li>Has the nurse had enough rest?</li>
</ul>`,
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
          title: 'US Department of Labor, Fact Sheet 23: Overtime pay requirements of the FLSA',
          url: 'https://www.dol.gov/agencies/whd/fact-sheets/23-flsa-overtime-pay',
        },
        {
          title: 'US Department of Labor, Fact Sheet 54: The health care industry and calculating overtime pay',
          url: 'https://www.dol.gov/agencies/whd/fact-sheets/54-healthcare-overtime',
        },
        {
          title: 'California Department of Industrial Relations: Overtime',
          url: 'https://www.dir.ca.gov/dlse/faq_overtime.htm',
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
      ],
    },
    {
      id: 'cta',
      type: 'ctaBand',
      title: 'See the 41st hour on Tuesday',
      subtitle: 'Ask us to show overtime forecasts with your own rules.',
      action: { label: 'Book a Demo', href: '/contact' },
    },
  ],
};
