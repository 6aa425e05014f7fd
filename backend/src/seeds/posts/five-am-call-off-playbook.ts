import type { SeedPost } from './seed-post.ts';

export const fiveAmCallOffPlaybook: SeedPost = {
  slug: 'five-am-call-off-playbook',
  title: 'The 5 a.m. Call-Off Playbook',
  excerpt:
    'A minute-by-minute plan for the morning a nurse calls off: who does what, what to check before you offer, and what to write down.',
  category: 'Operations',
  tags: ['Operations', 'Scheduling', 'Call-offs'],
  cover: '/images/blog/five-am-call-off-playbook.jpg',
  coverAlt: 'The sun rises over a row of shifts with one open place, from which waves go out.',
  publishedOn: '2026-09-22',
  lastReviewedOn: '2026-11-03',
  seo: {
    ogImage: '/images/social/five-am-call-off-playbook.jpg',
    title: 'The 5 a.m. Call-Off Playbook for Nurse Agencies | 20X',
    description:
      'A calm, minute-by-minute plan for early call-offs: take the call, check four things, send offers in waves, confirm the facility and log it all.',
  },
  blocks: [
    {
      id: 'takeaways',
      type: 'takeaways',
      title: 'Key takeaways',
      items: [
        'Decide the plan in daylight. At 5 a.m. the on-call person should follow a list, not invent one.',
        'Check four things before you offer: free, qualified, cleared, rested.',
        'Offer in small waves. The first valid yes gets the shift, and everyone else hears that it is filled.',
      ],
    },
    {
      id: 'why',
      type: 'richText',
      html: `<p>It is a little after five, and a nurse who is due at seven has a fever. The charge nurse wants to know who is coming. Your on-call scheduler is in bed with a phone, a spreadsheet and a group chat that nobody reads before six.</p>
<p><a href="/ultimate-guide-to-nurse-scheduling-software#fair-offers">Call-offs will happen</a>. Chaos does not have to. What follows is a plan that one person can run from a kitchen table. Change the times to suit your contracts, then write your own version and practice it once.</p>
<h2 id="before">Before it happens: six things to settle</h2>
<ol>
<li><strong>One number.</strong> Nurses and facilities call the same on-call line. Texts are welcome, but a call-off within four hours of start must be a call.</li>
<li><strong>One owner.</strong> One named person is on call. They can make an offer up to a set rate without waking anyone.</li>
<li><strong>A limit.</strong> Write down what they may add to the pay rate and when they must ask.</li>
<li><strong>A contact per unit.</strong> The name and direct line of the person who can say yes at 5 a.m., for each facility.</li>
<li><strong>A first-call list.</strong> Nurses who told you they are open to short-notice work, by area and shift. Ask them again every two weeks. People who did not sign up for dawn calls should not get them.</li>
<li><strong>Your own cancellation rules.</strong> Every agency sets its own. Whatever you choose, nurses should know it before their first shift.</li>
</ol>`,
    },
    {
      id: 'clock',
      type: 'timelineSteps',
      title: 'The first 40 minutes',
      steps: [
        {
          time: '05:12',
          title: 'Take the call',
          text: 'Get the name, the facility, the unit, the start time and whether the nurse can work later today. Be kind. Thank them for calling early. Do not ask for medical details.',
        },
        {
          time: '05:14',
          title: 'Tell the facility',
          text: 'Call the unit before you have a fix. Say what you know, what you are doing and when you will call back. Then call back at that time, even with no news.',
        },
        {
          time: '05:16',
          title: 'Open the shift',
          text: 'Put it on the board with the true start time. If the fix may be late, ask the unit if a 09:00 start would help.',
        },
        {
          time: '05:18',
          title: 'Build the list',
          text: 'Filter by the checks below. Sort by distance and unit history.',
        },
        {
          time: '05:20',
          title: 'First wave',
          text: 'Send the offer to three to five nurses at once: unit, times, rate, how to answer and by when.',
        },
        {
          time: '05:30',
          title: 'Second wave',
          text: 'No yes yet? Widen the area or the start time, or use the rate limit you were given.',
        },
        {
          time: '05:40',
          title: 'Confirm or hand over',
          text: 'Confirm the nurse to the unit and the unit to the nurse. No fix? Tell the facility plainly so they can use their own plan.',
        },
      ],
    },
    {
      id: 'checks',
      type: 'richText',
      html: `<h2 id="four">The four checks</h2>
<p>An offer that has to be pulled back is worse than no offer. Before anyone gets a message, check that the nurse is:</p>
<ul>
<li><strong>Free.</strong> Not booked elsewhere with you, and not marked as unavailable. If two recruiters can book the same nurse, one day they will.</li>
<li><strong>Qualified.</strong> The right license type and the right skills for that unit, and not on the facility’s do-not-return list.</li>
<li><strong>Cleared.</strong> <a href="/features/credential-tracking">License, BLS, health records and the facility’s own documents</a> are all valid through the end of the shift, not only at its start.</li>
<li><strong>Rested.</strong> Enough hours since the last shift and <a href="/blog/overtime-for-agency-nurses">enough room before overtime</a>. Use your own minimum rest rule and follow any law or client rule that is stricter.</li>
</ul>
<p>Rest deserves a second look at dawn. A nurse who ended a night shift at 07:30 yesterday may be fine. One who ended at 23:30 last night may say yes because she is loyal. The rule is there so she does not have to choose.</p>
<h2 id="message">A message that gets an answer</h2>
<p>Short, complete and honest wins. Here is a template you can copy.</p>
<blockquote><p>RN ICU, Lakeshore Regional, today 07:00–19:30. Late start 08:00 OK. $XX/h. Reply YES by 05:30. First yes gets it. If it’s gone, we’ll tell you.</p></blockquote>
<p>Note what it does. It names the unit, because nobody wants to be surprised by the floor. It gives the rate and a deadline, and it promises to close the loop. It also has no patient details. Keep patient data out of shift notes and messages, always.</p>
<h2 id="waves">Why waves beat blasts</h2>
<p>A blast to the whole pool feels fast. It also wakes 180 people for one shift that only a few of them could take. Do it often enough, and they mute you. <a href="/features/open-shift-broadcasting">A wave of three to five nurses</a> who could truly take the shift gets a quicker answer and lets the rest sleep. If nobody bites in ten minutes, the next wave goes out.</p>
<p>Decide how ties work before you need it. The first nurse who accepts gets the shift, if every check still passes at that moment. The others get one line: “Filled, thank you.” It costs nothing, and it is the reason they answer next time.</p>
<h2 id="confirm">Confirm twice, then once more</h2>
<p>Confirm to the nurse: address, entrance, unit, contact, parking, time, rate. Confirm to the unit: name, license type, arrival time. If the start is late, say so. Check in with the nurse when they should be on the road. A text is enough.</p>
<h2 id="log">Write it down while it is fresh</h2>
<p>Two minutes of notes save an hour of argument. Record:</p>
<ul>
<li>when the call-off came in, and how long before the start it was;</li>
<li>when the facility was told, and by whom;</li>
<li>who was offered the shift and when, and each answer;</li>
<li>when it was filled, or when you told the facility it would not be;</li>
<li>any change in rate or start time, and who agreed to it.</li>
</ul>
<p>These times give you the numbers that count: <a href="/blog/fill-rate-explained">time to fill, late-cancel rate</a>, and how often the first wave was enough.</p>
<h2 id="after">At 10 a.m., close the loop</h2>
<p>The day team takes over with a short list. Ask how the nurse who called off is doing. Ask the unit if the fix worked. Thank the nurse who took it, by name. Check the week ahead: the person who picked up this shift may now be close to overtime, and tomorrow’s plan may need a change.</p>
<p>Once a month, read the log. Look for units with many call-offs, days that repeat, and nurses who carry too much of the load. One call-off is a small event. A pattern of them is a message.</p>`,
    },
    {
      id: 'checklist',
      type: 'checklist',
      title: 'Pin this by the phone',
      items: [
        'Thank the nurse, get five facts, no medical details',
        'Call the unit with a call-back time',
        'Open the shift with the true start',
        'Check free, qualified, cleared, rested',
        'Send wave one to three to five nurses',
        'Widen the search at ten minutes',
        'Confirm nurse and unit',
        'Close the loop with everyone who was asked',
        'Write down the times',
      ],
    },
    {
      id: 'cta',
      type: 'ctaBand',
      title: 'Run this list in a few taps',
      subtitle: 'See how one board finds who is free, qualified, cleared and rested.',
      action: { label: 'Book a Demo', href: '/contact' },
    },
  ],
};
