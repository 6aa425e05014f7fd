import type { Chapter } from '../../content/blocks/article-blocks.dto.ts';

export const chaptersOnTheWork: Chapter[] = [
  {
    anchor: 'what-it-is',
    title: 'What nurse scheduling software is',
    takeaways: [
      'It is one record of shifts, people, documents and hours.',
      'Agency software must handle many clients, many rates and one shared pool.',
      'If it cannot say why a nurse is blocked, it is a calendar.',
    ],
    html: `<p>Nurse scheduling software is the place where an open shift meets a nurse who can work it. It holds four things: the shifts that clients ask for, the nurses who might work them, the documents that must be valid, and the hours that were worked. With all four in one record, a team can answer a call-off in minutes and close the week without typing anything twice.</p>
<p>There are two families, and they are easy to confuse. <strong>Hospital schedulers</strong> plan one employer’s staff on known units, weeks ahead. They care about fair rotations, requests for days off and a balanced unit. <strong>Agency schedulers</strong> place a shared pool of nurses with many clients. They care about speed, fit, documents and rates, and each client has its own rules.</p>
<p>A third kind is the spreadsheet. It is free and flexible, and everyone knows it. It also cannot warn you, lets two people book the same nurse and forgets who changed what.</p>
<p>Look for one simple ability. Pick an open shift and ask: who can take it? Good software gives a ranked list. Very good software also shows everyone who is left out and why: booked elsewhere, wrong license, expired card, not enough rest. That reason is the difference between a calendar and a system you can trust at five in the morning.</p>`,
  },
  {
    anchor: 'how-agency-staffing-works',
    title: 'How agency staffing works',
    takeaways: [
      'Per diem, local and travel work need different rhythms on the same board.',
      'A VMS is software that sends orders. An MSP is a firm that runs the program.',
      'Float work is matched on skills and history, not only on a free day.',
    ],
    html: `<p>Agencies sell three kinds of work, often to the same hospital.</p>
<ul>
<li><strong>Per diem:</strong> shift by shift, with no promised hours. Short notice, high speed, many small decisions.</li>
<li><strong>Local contract:</strong> weeks long, for a nurse who lives nearby. Hours may be promised.</li>
<li><strong>Travel contract:</strong> weeks long, typically 13, away from home, and may guarantee hours.</li>
</ul>
<p>Each has its own rhythm. A travel contract is sold once and then watched for thirteen weeks. A per diem shift is sold, filled and billed in a day. If they live in separate tools, nobody sees that the traveler who ends on Friday could cover Saturday.</p>
<p>A <strong>float pool</strong> is a group sent where they are needed. A good match looks at hours free, competency, current documents, distance and unit history. “She is free” is only the first of these.</p>
<p>Two terms come up in every client call. A <strong>VMS</strong>, or vendor management system, is software that a client uses to send orders to agencies and to handle time and bills. An <strong>MSP</strong>, or managed service provider, is an outside firm that runs the client’s temporary-labor program, often with a VMS. You may never speak to the unit that needs the nurse. Your speed and the quality of your files speak for you.</p>
<p>Inside the agency, three desks share each shift. Recruiters find people. Schedulers and account managers place them. Compliance and back office clear, pay and bill. Errors creep in where one desk hands off to the next.</p>`,
  },
  {
    anchor: 'cost-of-a-missed-shift',
    title: 'The real cost of a missed shift',
    takeaways: [
      'Count the margin, the time and the trust.',
      'Use your own numbers. A short worksheet is enough.',
      'The cheapest hour to fix a shift is the first one.',
    ],
    html: `<p>An open shift looks like zero: nothing earned, nothing spent. It is not. Use this worksheet with your own numbers.</p>
<ol>
<li><strong>Margin lost.</strong> Bill rate minus pay minus burden, times hours. Burden is what an hour costs on top of pay, such as payroll tax and insurance. Example: a bill rate of $85, pay of $55 and burden of $10 leave $20 an hour, or $240 for twelve hours.</li>
<li><strong>Time spent.</strong> Calls, texts and checks. Add up the minutes of everyone who touched the shift, then multiply by what an hour of their time costs you.</li>
<li><strong>Penalties and credits.</strong> Some contracts have them. Write down what yours say.</li>
<li><strong>The next order.</strong> A unit that was left short calls someone else first. Estimate how many orders a month that unit sends.</li>
<li><strong>The people.</strong> Nurses on that unit worked short. If some are yours, they remember it.</li>
</ol>
<p>Add lines one to three for a single shift. Multiply by the number of shifts you missed last month. Then read lines four and five again. They are larger, and no spreadsheet shows them.</p>
<p>Now turn it around. If you requested 200 shifts a week and filled 80 percent, a rise to 85 percent means ten more shifts. With twelve hours and $20 an hour, that is 10 × 12 × $20 = $2,400 a week. These are sample figures. Put in yours, and treat the answer as a question to test, not as a promise.</p>
<p>Speed matters because the pool shrinks. With each hour that passes, some of the nurses who were free make other plans or say yes to someone else.</p>`,
  },
  {
    anchor: 'core-functions',
    title: 'Core functions',
    takeaways: [
      'Eight functions cover the whole life of a shift.',
      'Ask to see the edge cases: a swap, a late cancel, a correction.',
      'A function that lives in another tool is a handoff.',
    ],
    html: `<p>A shift has a life: it opens, is matched, offered, confirmed, worked, approved, paid and billed. Software should follow it all the way.</p>
<ol>
<li><strong>One board.</strong> All clients, units, roles and contract types, in the unit’s local time.</li>
<li><strong>Matching.</strong> Free, qualified, cleared, rested. Ranked by your rules, with a reason for each block.</li>
<li><strong>Offers.</strong> In waves, by app, text or email. The first valid yes gets the shift.</li>
<li><strong>Credentials.</strong> One file per person, requirements by client, reminders before a document expires.</li>
<li><strong>Mobile.</strong> Availability, pick-up, unit notes, clock-in and documents.</li>
<li><strong>Time.</strong> Hours land on the shift that was booked, with breaks, and are approved once.</li>
<li><strong>Pay and bill.</strong> Both from the same approved record, with nights, weekends, holidays and overtime.</li>
<li><strong>Reports.</strong> Fill rate, time to fill, late cancels, overtime share and margin, each with one formula.</li>
</ol>
<p>Every demo shows the happy path. Ask for the edge cases. Show me a swap between two nurses who are both near overtime. Show me a shift that started late and ran long. Show me a wrong bill rate that was found after the invoice. Show me what a nurse sees when the shift she wanted is gone.</p>
<p>Also ask where each function lives. If time is kept in another product, the two will drift apart, and your back office will spend Fridays finding out how.</p>`,
  },
  {
    anchor: 'credentials-and-licenses',
    title: 'Credentials and licenses',
    takeaways: [
      'Check before the offer, not after the booking.',
      'Remind at 90, 60, 30 and 7 days.',
      'Keep history. A file that only knows today can’t tell you what was valid in March.',
    ],
    html: `<p>A nurse’s file has four parts: the license, certificates such as BLS, health records such as TB tests and fit tests, and what each client adds. The list gets longer with every contract, and each item has its own clock.</p>
<p>The <strong>90/60/30/7 ladder</strong> keeps you ahead of those clocks:</p>
<ul>
<li><strong>90 days:</strong> tell the nurse. There is time to book a class.</li>
<li><strong>60 days:</strong> tell the nurse and the recruiter. Stop offering contracts that run past the date.</li>
<li><strong>30 days:</strong> a person calls. Shifts after the date are flagged.</li>
<li><strong>7 days:</strong> shifts after the date open again unless the new document is in.</li>
</ul>
<p>Verify licenses at the source, such as the state board, Nursys or a provincial college, and save what you saw with its date. A photo of a card is not a check. Nursys e-Notify can alert an employer when a license on its list changes. The OIG exclusion list is updated every month, so make that check monthly too.</p>
<p>Blocks should be plain: “BLS ended May 3. Shift is May 6.” The nurse, the recruiter and the scheduler should read the same sentence. If someone can override it, ask for a reason and keep it.</p>
<p>Last, keep every version. When a client or a surveyor asks about a shift in March, you want to show what was valid on that day, who checked it and where.</p>`,
  },
  {
    anchor: 'across-state-lines',
    title: 'Across state lines',
    takeaways: [
      'The compact covers RN and LPN/VN, not APRN.',
      'A multistate license follows the legal home. A move starts a 60-day clock.',
      'Link to the official map. Do not keep your own list of states.',
    ],
    html: `<p>The Nurse Licensure Compact lets a nurse with a multistate license work in other member states. It covers RN and LPN/VN licenses. It does not cover advanced practice.</p>
<p>A multistate license is issued by the nurse’s legal home state, not by the state where she works. When a nurse moves her legal home to another compact state, she must apply there within 60 days. So ask about moves with each new contract.</p>
<p>Two nurses from the same state may hold different kinds of license, one multistate and one for that state alone. The card does not always say. Nursys does. Look on the day you book, and save the report.</p>
<p>States join, and start dates change. A list in a handbook goes stale, so link to the official map at nursecompact.com.</p>
<p>Other things change at the state line, too. Some states register or license staffing agencies. A few have laws on nurse-to-patient ratios, such as California and Oregon, and demand there follows the ratio. Overtime rules differ. Set these on the facility so a scheduler doesn’t need to remember them.</p>
<p>In your software, a shift should know its state and a license should know where it is valid. Then the check is a simple comparison, and the reason is easy to read: “Ohio license, single-state. Shift in Kentucky.”</p>`,
  },
];
