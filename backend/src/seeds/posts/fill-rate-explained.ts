import type { SeedPost } from './seed-post.ts';

export const fillRateExplained: SeedPost = {
  slug: 'fill-rate-explained',
  title: 'Fill Rate, Explained',
  excerpt:
    'What fill rate measures, the four choices that change it, and how to read it beside time to fill and margin.',
  category: 'Metrics',
  tags: ['Metrics', 'Operations', 'Client reporting'],
  cover: '/images/blog/fill-rate-explained.jpg',
  coverAlt: 'A roster of forty shifts: all but three are filled.',
  publishedOn: '2026-09-08',
  lastReviewedOn: '2026-11-02',
  seo: {
    ogImage: '/images/social/fill-rate-explained.jpg',
    title: 'Fill Rate for Nurse Staffing Agencies, Explained | 20X',
    description:
      'Fill rate is confirmed shifts divided by requested shifts. Learn the four choices that change the number, with a worked example and a weekly routine.',
  },
  blocks: [
    {
      id: 'takeaways',
      type: 'takeaways',
      title: 'Key takeaways',
      items: [
        'Fill rate is confirmed shifts divided by requested shifts. The hard part is agreeing on what counts as each.',
        'Write down four choices: when you count, how you treat cancellations, what one order is and which dates are in.',
        'Read it beside time to fill and margin. A high fill rate with a long wait or a thin margin is not a win.',
      ],
    },
    {
      id: 'definition',
      type: 'richText',
      html: `<p>Ask three people at an agency for last week’s fill rate and you may get three numbers. The recruiter counts the shifts she filled. The account manager leaves out the orders that the client pulled. The owner looks at hours, not shifts. Nobody is lying. They are using three formulas.</p>
<p>This guide gives you one. It is short, it works for per diem, local and travel work, and you can explain it to a client in one breath.</p>
<h2 id="formula">The formula</h2>
<p><strong>Fill rate = confirmed shifts ÷ requested shifts.</strong></p>
<p>A <em>requested</em> <a href="/ultimate-guide-to-nurse-scheduling-software#cost-of-a-missed-shift">shift is one that a facility asked you to staff</a>, with a unit, a role, a date and a time. A <em>confirmed</em> shift is one where a nurse said yes, passed every check and was accepted by the facility. If a client asks for 40 shifts in a week and 34 are confirmed, the fill rate is 34 ÷ 40, or 85 percent.</p>
<p>That’s all. The trouble starts with the edge cases.</p>
<h2 id="choices">Four choices that change the number</h2>
<h3 id="moment">1. When do you take the count?</h3>
<p>A shift can be confirmed on Monday and open again on Wednesday because the nurse is sick. If you count on Monday it is filled. If you count on Thursday it may not be. Pick one moment and keep it. The start of the shift is the fairest: it is the moment the unit cares about.</p>
<h3 id="cancels">2. What happens to canceled orders?</h3>
<p>Clients cancel. Some cancels come days ahead and cost you nothing. Some come an hour before the start, after your team did all the work. Count them on their own line. Take client cancellations out of the requested side when they come before you confirmed anyone. Leave them in when a nurse was already booked, and report them as late cancels. Set your own rules for what “late” means, put them in the contract and use the same cut-off in the report.</p>
<h3 id="shape">3. What is one order?</h3>
<p>One email may ask for “two RNs, three nights each.” That is six shifts, not one order. A 13-week travel contract may be one line in a client’s system and 39 shifts on your board. Count shifts for per diem work. For contracts, count starts: how many contracts began on the date the client asked for. Do not mix the two in one number.</p>
<h3 id="window">4. Which shifts are in the window?</h3>
<p>Use the date the shift is worked, not the date it was ordered. If you use the order date, next month’s open shifts make this week look worse than it was.</p>`,
    },
    {
      id: 'example',
      type: 'table',
      caption: 'A worked example: one client, one week (sample numbers)',
      columns: ['Line', 'Shifts', 'Counts as requested?', 'Counts as confirmed?'],
      rowHeaders: true,
      rows: [
        { cells: ['Confirmed and worked', '31', 'Yes', 'Yes'] },
        { cells: ['Confirmed, nurse called off, refilled', '3', 'Yes', 'Yes'] },
        { cells: ['Confirmed, nurse called off, stayed open', '2', 'Yes', 'No'] },
        { cells: ['Never filled', '4', 'Yes', 'No'] },
        { cells: ['Client canceled before anyone was booked', '5', 'No', 'No'] },
        { cells: ['Client canceled after a nurse was booked', '2', 'Yes', 'Yes'] },
      ],
    },
    {
      id: 'reading',
      type: 'richText',
      html: `<p>Requested is 31 + 3 + 2 + 4 + 2 = 42. Confirmed is 31 + 3 + 2 = 36. Fill rate is 36 ÷ 42, or 85.7 percent. A recruiter who counts every yes, even the two call-offs that stayed open, would say 38 ÷ 42. An account manager who leaves every canceled order on the list would say 36 ÷ 47. Same week, three answers, and a gap of nearly 14 points.</p>
<h2 id="beside">What to read beside it</h2>
<p>Fill rate says how often you said yes. It does not say how fast, how safely or at what price. Put four numbers next to it.</p>
<ul>
<li><strong>Time to fill.</strong> The minutes or hours from request to confirmed. Use the median, the middle value, so that one long search does not hide a week of quick ones.</li>
<li><strong>Late-cancel and no-show rate.</strong> Confirmed shifts that a nurse dropped late or missed, divided by confirmed shifts. <a href="/blog/five-am-call-off-playbook">A fill that falls apart at 5 a.m.</a> was not worth much.</li>
<li><strong>Overtime share.</strong> Overtime hours divided by all hours. <a href="/blog/overtime-for-agency-nurses">You can buy fill rate with overtime</a>. It shows up here.</li>
<li><strong>Gross margin per hour.</strong> Bill rate minus pay minus burden, divided by bill rate. Burden is what an hour costs on top of pay, such as payroll tax and insurance.</li>
</ul>
<h2 id="slices">Slice it three ways</h2>
<p>One number for the whole agency is a headline. The causes are in the slices.</p>
<ol>
<li><strong>By client and unit.</strong> A client at 90 percent may hide one unit at 55. That unit often has a rule, such as a document or a skill, that few of your nurses meet.</li>
<li><strong>By shift type.</strong> Weekend nights are a different market from weekday days. Compare weekend nights only with other weekend nights.</li>
<li><strong>By notice.</strong> Split requests into more than 72 hours, 24 to 72 hours, and under 24 hours. The short-notice slice often decides how clients feel about you.</li>
</ol>
<h2 id="causes">Four common causes of a low number</h2>
<p><strong>The list is stale.</strong> Nurses who moved, let a card lapse or stopped working are still in the pool. The pool looks deep and is not. Clean it up each month.</p>
<p><strong>The offer is too wide.</strong> A blast to 200 nurses for one shift trains people to ignore you. <a href="/features/open-shift-broadcasting">Send waves</a>: first the nurses who are free, cleared, rested and know the unit, then the next group.</p>
<p><strong>The check comes last.</strong> If you find the expired BLS card after the nurse said yes, you have lost the shift and some trust. <a href="/features/credential-tracking">Check first, offer second</a>.</p>
<p><strong>The handoff is slow.</strong> Orders that wait in an inbox or <a href="/features/integrations">a vendor system</a> for someone to retype them lose good nurses to a faster agency.</p>
<h2 id="routine">A 20-minute weekly routine</h2>
<ol>
<li><a href="/features/analytics-and-reporting">Pull last week’s requested and confirmed shifts</a>, by client and unit.</li>
<li>Mark each unfilled shift with one reason: no one free, no one cleared, rate, short notice, client rule, or our delay.</li>
<li>Pick the reason with the most shifts. Agree on one change for this week.</li>
<li>Look at the same reason next week. Did it shrink?</li>
<li>Send the client the number, the formula and the change. Clients forgive a low week more easily than a number they cannot check.</li>
</ol>
<h2 id="client">How to show it to a client</h2>
<p>Print the formula under the number. Say when you count, how you treat cancellations and what an order is. Show the trend over eight weeks instead of one good week. Add time to fill and late cancels, even when they are not pretty. A client who can rebuild your number from their own list will trust the next one.</p>
<p>And agree on it before the contract starts. A fill rate that both sides can compute is a shared tool. One that only you can compute is an argument.</p>`,
    },
    {
      id: 'cta',
      type: 'ctaBand',
      title: 'See your own fill rate by unit',
      subtitle: 'Bring last week’s schedule to a demo and we will rebuild it with you.',
      action: { label: 'Book a Demo', href: '/contact' },
    },
  ],
};
