import type { SeedPost } from './seed-post.ts';

export const jointCommissionStaffingCertification: SeedPost = {
  slug: 'joint-commission-staffing-certification',
  title: 'Getting Ready for Joint Commission Staffing Certification',
  excerpt:
    'What Health Care Staffing Services certification asks for by the onsite review, and a 12-week plan to get your files and numbers ready.',
  category: 'Compliance',
  tags: ['Compliance', 'Certification', 'Quality'],
  cover: '/images/blog/joint-commission-staffing-certification.jpg',
  coverAlt: 'A stack of papers with every line checked, beside a certificate’s seal.',
  publishedOn: '2026-11-12',
  lastReviewedOn: '2026-11-12',
  seo: {
    ogImage: '/images/social/joint-commission-staffing-certification.jpg',
    title: 'Preparing for Joint Commission Staffing Certification | 20X',
    description:
      'Joint Commission HCSS certification asks for at least 10 clinical staff and four months of data. A 12-week plan for agency files, numbers and people.',
  },
  blocks: [
    {
      id: 'takeaways',
      type: 'takeaways',
      title: 'Key takeaways',
      items: [
        'By the time of the onsite review you need at least 10 clinical staff placed, and four months of data for each standardized measure.',
        'Reviewers follow real people through real files. A tidy policy that nobody uses will not help.',
        'Start the data first. Everything else can be fixed faster than four months of numbers.',
      ],
    },
    {
      id: 'body',
      type: 'richText',
      html: `<p>Some hospital systems ask for a seal before they sign. In the US, the Joint Commission has one for staffing agencies: Health Care Staffing Services certification, or HCSS. It looks at how an agency finds, checks, places and supports clinical staff.</p>
<p>You can be a good agency without it. The work of getting ready is useful all the same, and it is less mysterious than it sounds. This guide covers what to have in place and a plan for the twelve weeks before your review.</p>
<h2 id="eligibility">When are you ready for a review?</h2>
<p>The <a href="https://www.jointcommission.org/what-we-offer/certification/certifications-by-setting/health-care-staffing-certification">Joint Commission’s eligibility rules</a> ask for two things by the day of the onsite review.</p>
<ul>
<li><strong>People:</strong> your agency has placed at least 10 clinical staff.</li>
<li><strong>Data:</strong> you can show four months of data for each standardized measure.</li>
</ul>
<p>The second one takes time. You can write a policy in an afternoon, but you cannot write four months of numbers. If you think you may apply next year, start counting today.</p>
<p>Requirements, fees and dates change. Read the current standards from the Joint Commission itself before you plan, and use this page as a guide to the work, not to the fine print.</p>
<h2 id="look">What a reviewer looks at</h2>
<p>Reviewers do more than read policies. They pick a person and follow the thread. Take a nurse who worked on a medical unit in March. Show how you found her. Show the license check, and when you made it. Show her skills and how you know them. Show that the facility’s own rules were met. Show what the unit said about her afterward, and what you did with that.</p>
<p>Five areas come up again and again.</p>
<h3 id="leadership">1. Leadership and contracts</h3>
<p>Who is responsible for clinical quality? Who answers at night? Are the agreements with clients clear on floating, orientation, incident reports and who supervises whom? If you place staff through another agency, do you hold it to the same rules?</p>
<h3 id="credentials">2. Credentials</h3>
<p><a href="/blog/nurse-licensure-compact-for-schedulers">Licenses are verified at the primary source</a>, such as the state board or Nursys, and not from a copy. Health records, BLS and other documents are <a href="/features/credential-tracking">valid for the whole of each shift</a>. Exclusion lists are checked: the federal OIG list is updated every month, so a check once a year is not enough.</p>
<h3 id="competence">3. Competence</h3>
<p>A skills list that a nurse fills out about herself is a start. Show how you confirm it: tests, references from a unit of the same kind, feedback after the first shifts. Match the unit’s needs to the person, and write the match down.</p>
<h3 id="orientation">4. Orientation and floating</h3>
<p>Each nurse gets your orientation and the facility’s. Each knows what to do when asked to float to a unit outside her skills. That answer should be the same in your policy, in the contract and in the nurse’s own words.</p>
<h3 id="improvement">5. Numbers and improvement</h3>
<p>You collect the measures, look at them and change something. The last step is easy to forget, and a reviewer will ask for it.</p>
<h2 id="standardized">The standardized measures</h2>
<p>You do not choose these. The Joint Commission defines them, and every certified firm counts them the same way. Its <a href="https://manual.jointcommission.org/releases/HCSS2022A/HealthCareStaffingServices.html">measure manual of 2022</a> has two topics, each for per diem and for travel staff:</p>
<ul>
<li><strong>Do Not Return:</strong> how many placements ended without a client asking that the person not come back.</li>
<li><strong>Completeness of Personnel File:</strong> whether files hold the background check, the competency and the credentials for the job.</li>
</ul>
<p>In July 2022 four measures of <a href="https://www.ormanager.com/briefs/the-joint-commission-adds-new-hcss-performance-measures/">voluntary turnover and its reasons</a> were added. Data go in every quarter. Manuals change, so check the current one before you set up your counting.</p>
<h2 id="measures">Numbers of your own, from the schedule</h2>
<p>Add a few that you can compute the same way every month. Each needs one formula, one owner and one place where it is kept.</p>`,
    },
    {
      id: 'measures',
      type: 'table',
      caption: 'Measures that come from the schedule itself',
      columns: ['Measure', 'Formula', 'Why it helps'],
      rowHeaders: true,
      rows: [
        {
          cells: ['Fill rate', 'Confirmed shifts ÷ requested shifts', 'Shows whether clients get what they asked for'],
        },
        { cells: ['Late-cancel rate', 'Late cancels by staff ÷ confirmed shifts', 'Shows reliability'] },
        { cells: ['No-show rate', 'No-shows ÷ confirmed shifts', 'Shows the failures that hurt clients most'] },
        {
          cells: [
            'Complete files',
            'Files with every document valid ÷ active staff',
            'Shows that checks happen before work',
          ],
        },
        {
          cells: [
            'Do-not-return rate',
            'Staff marked do-not-return ÷ staff who worked',
            'Shows how well you match people to units',
          ],
        },
        { cells: ['Feedback received', 'Shifts with feedback ÷ shifts worked', 'Shows that you ask'] },
      ],
    },
    {
      id: 'plan',
      type: 'timelineSteps',
      title: 'A 12-week plan',
      subtitle: 'It assumes that you are already collecting your four months of data.',
      steps: [
        {
          time: 'Weeks 1–2',
          title: 'Read and assign',
          text: 'Get the current standards. Give each chapter one owner. Write down in one line how you meet each point today, or that you do not.',
        },
        {
          time: 'Weeks 3–4',
          title: 'Audit ten files',
          text: 'Pick ten active nurses at random, some new and some long-serving. Follow each from application to last shift. List every gap.',
        },
        {
          time: 'Weeks 5–6',
          title: 'Fix the cause',
          text: 'If three files lack the same document, fix the step that let it slip, then fix the files.',
        },
        {
          time: 'Weeks 7–8',
          title: 'Test the night',
          text: 'Call your own on-call line at 5 a.m. Ask about a float request, an incident and a nurse who feels unsafe. Compare the answers with the policy.',
        },
        {
          time: 'Weeks 9–10',
          title: 'Look at the numbers',
          text: 'Hold a real meeting. Pick one measure that is not good enough, agree on one change and write both down.',
        },
        {
          time: 'Weeks 11–12',
          title: 'Do a mock review',
          text: 'Someone who did not build the files plays the reviewer. They choose the names. Nobody prepares the folders that morning.',
        },
      ],
    },
    {
      id: 'after',
      type: 'richText',
      html: `<h2 id="files">Make the file tell its own story</h2>
<p>A good file needs no one to explain it. For any shift in the past it answers four questions: what did the unit ask for, what did we know about this nurse on that day, who decided, and what happened afterward?</p>
<p><a href="/ultimate-guide-to-nurse-scheduling-software#credentials-and-licenses">That means keeping history</a>. If a new BLS card replaces the old one and the old one disappears, you can no longer show that March was fine. Keep each version with its dates. Keep the check itself, with its time and source, and not only its result.</p>
<h2 id="people">Prepare people, not speeches</h2>
<p>Reviewers talk to recruiters, schedulers and nurses. They do not expect perfect words. They expect the same answer from three people. Short, regular talks do more than a binder: five minutes at the Monday meeting, one question, one answer.</p>
<h2 id="pitfalls">Common gaps</h2>
<ul>
<li>License checks saved without a date.</li>
<li>Documents that expire in the middle of a contract.</li>
<li>Exclusion checks done at hire and never again.</li>
<li>Skills lists with no unit type, so an ICU check mark means little.</li>
<li>Complaints that were handled well on the phone and never written down.</li>
<li>Numbers that are collected each month and never read.</li>
</ul>
<h2 id="worth">Is it worth it?</h2>
<p>If your clients ask for it, yes. If they do not, do the ten-file audit anyway. It costs two days. You may find a gap you did not know about, and a gap you find yourself is the cheap kind.</p>`,
    },
    {
      id: 'notice',
      type: 'callout',
      tone: 'compliance',
      title: 'Please note',
      html: '<p>General information, not legal advice. Last reviewed November 2026. 20X is not affiliated with the Joint Commission.</p>',
    },
    {
      id: 'sources',
      type: 'sources',
      title: 'Sources',
      items: [
        {
          title: 'The Joint Commission: Health Care Staffing certification and eligibility',
          url: 'https://www.jointcommission.org/what-we-offer/certification/certifications-by-setting/health-care-staffing-certification',
        },
        {
          title: 'The Joint Commission: Health Care Staffing Services measures, version 2022A',
          url: 'https://manual.jointcommission.org/releases/HCSS2022A/HealthCareStaffingServices.html',
        },
        {
          title: 'OR Manager: new performance measures for staffing firms, January 2022',
          url: 'https://www.ormanager.com/briefs/the-joint-commission-adds-new-hcss-performance-measures/',
        },
        {
          title: 'Office of Inspector General: List of Excluded Individuals and Entities',
          url: 'https://oig.hhs.gov/exclusions/',
        },
        { title: 'Nursys: license verification', url: 'https://www.nursys.com/' },
      ],
    },
    {
      id: 'cta',
      type: 'ctaBand',
      title: 'Start counting this week',
      subtitle: 'See how one schedule keeps the numbers and the files that a reviewer asks for.',
      action: { label: 'Book a Demo', href: '/contact' },
    },
  ],
};
