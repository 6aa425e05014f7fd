import type { SeedPost } from './seed-post.ts';

export const nurseLicensureCompactForSchedulers: SeedPost = {
  slug: 'nurse-licensure-compact-for-schedulers',
  title: 'Nurse Licensure Compact: What Schedulers Should Check',
  excerpt:
    'What a multistate license covers, what it does not, and the checks a scheduler can run before a nurse crosses a state line.',
  category: 'Compliance',
  tags: ['Compliance', 'Licensing', 'United States'],
  cover: '/images/blog/nurse-licensure-compact-for-schedulers.jpg',
  coverAlt: 'A license lies across the open border of two areas; a third area is closed off.',
  publishedOn: '2026-10-06',
  lastReviewedOn: '2026-11-04',
  seo: {
    ogImage: '/images/social/nurse-licensure-compact-for-schedulers.jpg',
    title: 'Nurse Licensure Compact Checks for Schedulers | 20X',
    description:
      'The NLC covers RNs and LPN/VNs, not APRNs, and follows the legal home. A plain checklist for schedulers: verify, watch for moves, keep proof.',
  },
  blocks: [
    {
      id: 'takeaways',
      type: 'takeaways',
      title: 'Key takeaways',
      items: [
        'The compact covers RN and LPN/VN licenses. It does not cover APRN licenses.',
        'A multistate license follows the nurse’s legal home. A move to another compact state starts a 60-day clock.',
        'Check the official source on the day you book. Printed lists of states go stale.',
      ],
    },
    {
      id: 'body',
      type: 'richText',
      html: `<p>“She has a compact license” sounds like the end of a conversation. For a scheduler it is the start of one. Which kind of license? Issued by which state? Is it still multistate today? And where is the patient?</p>
<p>The Nurse Licensure Compact, or NLC, is an agreement between states. A nurse with a <em>multistate</em> license from one member state may practice in the other member states without a second license. That is a gift to agencies that staff across state lines. It also has limits, and the limits are where bookings go wrong.</p>
<h2 id="covers">What it covers, and what it does not</h2>
<p>The NLC covers two groups: registered nurses (RN) and licensed practical or vocational nurses (LPN/VN). It does not cover advanced practice registered nurses. A nurse practitioner who works across a state line needs that state’s advanced license, even if the RN license beneath it is multistate.</p>
<p>It covers the license to practice. It does not cover the rest of the file. A facility may still ask for its own skills list, a state may have its own background check rules for staff, and your client’s contract may ask for more than the law does.</p>
<h2 id="home">The license follows the legal home</h2>
<p>A multistate license is issued by the state where the nurse legally lives: the state of the driver’s license, the voter card or the tax return. It is not issued by the state where the work is. Two things follow.</p>
<p><strong>A nurse whose legal home is outside the compact cannot hold a multistate license.</strong> She can hold single-state licenses in as many states as she likes, including compact members, but each is valid in that one state only.</p>
<p><strong>A move changes the license.</strong> A nurse who makes another compact state her legal home must apply for a license there within 60 days. A nurse who moves to a state outside the compact loses the multistate privilege, and the old license turns into a single-state one. So “did your legal home change?” is a question to ask with every new contract, and at least every few months for per diem nurses.</p>
<p>A travel assignment is not a move. A nurse who keeps her legal home in one state and works 13 weeks in another has not moved. A nurse who gives up the apartment, changes the driver’s license and registers to vote elsewhere has.</p>
<h2 id="patient">The patient’s location decides</h2>
<p>Practice happens where the patient is. For bedside work this is simple: the unit’s address tells you the state. For telephone triage and other remote work it is not. If the patient may be in three states, the nurse needs authority in three states.</p>
<h2 id="single">Multistate and single-state look alike</h2>
<p>The card in a wallet rarely tells you. Two nurses from the same state can hold different kinds: one multistate, one single-state, because of a move, an older license that was never upgraded, or discipline. A restriction on a license can also end the multistate privilege. The only answer that counts is the one in the official record on that day.</p>`,
    },
    {
      id: 'table',
      type: 'table',
      caption: 'Four cases a scheduler meets',
      columns: ['Case', 'What to do'],
      rowHeaders: true,
      rows: [
        {
          cells: [
            'RN, legal home in a compact state, multistate license, shift in another compact state',
            'Verify status and multistate privilege today; book if the other checks pass.',
          ],
        },
        {
          cells: [
            'RN, legal home outside the compact, license from the state where the shift is',
            'Verify that single-state license. It is valid in that state only.',
          ],
        },
        {
          cells: [
            'RN who moved to another compact state last month',
            'Ask for the date of the move and the new application. The 60-day clock is running.',
          ],
        },
        {
          cells: [
            'Nurse practitioner, multistate RN license, shift across the line',
            'Stop. The compact does not cover the advanced license. Check that state’s license.',
          ],
        },
      ],
    },
    {
      id: 'checks',
      type: 'richText',
      html: `<h2 id="sources">Use the official sources</h2>
<p><strong>Nursys</strong> is the national database that boards of nursing use to verify licenses. Its QuickConfirm search shows the license status and whether the privilege is multistate. Print or save the report with its date.</p>
<p><strong>Nursys e-Notify</strong> alerts an employer when the license of a nurse on its list is renewed, expires or is disciplined. Enroll every nurse who works for you. It is free, and it catches changes between your own checks.</p>
<p><strong>The compact’s own map</strong> shows which states are members and which are on the way. States join, and start dates move. Link to the map instead of copying a list into a handbook. A list that was right in spring may be wrong by fall.</p>
<h2 id="routine">A routine that holds up</h2>
<ol>
<li><strong>At onboarding:</strong> record the legal home, the license number, the issuing state, the kind (multistate or single-state) and the expiration date. Save the Nursys report. Enroll the nurse in e-Notify.</li>
<li><strong>At each booking across a state line:</strong> <a href="/features/nurse-scheduling-software">let the schedule compare the unit’s state with the license on file</a>. If it is not the same, the multistate flag must be there and the last check must be recent. Set your own limit, such as 30 days.</li>
<li><strong>With each new contract:</strong> ask whether the legal home has changed. Make it one required question in the offer.</li>
<li><strong>When e-Notify sends an alert:</strong> a named person reads it the same day. If the status is not clear, future shifts in that state stop until it is.</li>
<li><strong>Before a license expires:</strong> <a href="/features/credential-tracking">remind the nurse 90, 60, 30 and 7 days ahead</a>. Block shifts that end after the expiration date.</li>
</ol>
<h2 id="file">What to keep in the file</h2>
<p><a href="/blog/joint-commission-staffing-certification">When a client or a surveyor asks</a>, you want to show three things for any past shift: what the license status was, when you checked it and where. <a href="/ultimate-guide-to-nurse-scheduling-software#across-state-lines">Keep the dated report with the shift</a>, not only the newest copy with the nurse. A file that only knows the present cannot answer questions about June.</p>
<h2 id="mistakes">Five mistakes to avoid</h2>
<ul>
<li>Taking “compact state” to mean “multistate license.” The state may be a member while the license is single-state.</li>
<li>Trusting a list of states in an old email.</li>
<li>Booking first and checking later. A shift that must be pulled back costs you twice.</li>
<li>Forgetting that a nurse can move without telling you. Ask.</li>
<li>Leaving LPN/VNs out. The compact covers them too, and so should your checks.</li>
</ul>
<p>The compact removes paperwork. It does not remove the need to look. A scheduler who checks the license, the home and the patient’s location, each time and in that order, will rarely be surprised.</p>`,
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
        { title: 'Nurse Licensure Compact: member map and rules', url: 'https://www.nursecompact.com/' },
        {
          title: 'National Council of State Boards of Nursing: Nurse Licensure Compact',
          url: 'https://www.ncsbn.org/compacts/nurse-licensure-compact.page',
        },
        { title: 'Nursys: QuickConfirm and e-Notify', url: 'https://www.nursys.com/' },
      ],
    },
    {
      id: 'cta',
      type: 'ctaBand',
      title: 'Let the board check the license first',
      subtitle: 'See how a license that does not cover the unit’s state blocks the booking and says why.',
      action: { label: 'Book a Demo', href: '/contact' },
    },
  ],
};
