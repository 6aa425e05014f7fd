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
<h3>Three kinds of tools</h3>
<p>There are two families, and they are easy to confuse. <strong>Hospital schedulers</strong> plan one employer’s staff on known units, weeks ahead. They care about fair rotations, requests for days off and a balanced unit. <strong>Agency schedulers</strong> place a shared pool of nurses with many clients. They care about speed, fit, documents and rates, and each client has its own rules.</p>
<p>A third kind is the spreadsheet. It is free and flexible, and everyone knows it. It also cannot warn you, lets two people book the same nurse and forgets who changed what.</p>
<p>Look for one simple ability. Pick an open shift and ask: who can take it? Good software gives a ranked list. Very good software also shows everyone who is left out and why: booked elsewhere, wrong license, expired card, not enough rest. That reason is the difference between a calendar and a system you can trust at five in the morning.</p>
<h3>What it is not</h3>
<p>Four other tools touch the same shift, and vendors blur the lines. It helps to know where each one ends.</p>
<ul>
<li><strong>Payroll software</strong> turns approved hours into money. It does not know who is free on Thursday.</li>
<li><strong>An applicant tracking system</strong> follows people until they are hired. After that day it has little to say.</li>
<li><strong><a href="/features/integrations">A vendor system</a></strong> belongs to the client. It shows you the orders, and it keeps its own copy of the truth.</li>
<li><strong>A chat group</strong> reaches people fast. By noon nobody can tell who said yes first.</li>
</ul>
<p>Scheduling software sits between them. It takes people from one, orders from another, and hands clean hours to a third. If you are choosing, draw those four boxes on paper and write next to each arrow who types what today. That page is worth more than a feature list.</p>
<h3>How to read a board</h3>
<p><a href="/features/nurse-scheduling-software">A good board answers a question before you ask it</a>. Days run across, people run down, and color stands for the kind of shift. Open shifts have a row of their own at the top, because they are the work of the day. A hold covers the days it blocks and gives its reason in words.</p>
<p>Read it in three passes. First look along the top row: what is open, and how soon does it start? Then look down the column of that day: who is free at all? Then look left and right of each free day: what did this nurse work before, and what comes after? The third pass is the one a tired person skips at five in the morning. It is also the one that software never has to skip.</p>
<h3>Who uses it</h3>
<p>Schedulers live in the board all day. Recruiters come in to see who has hours to spare. Compliance staff work from the list of documents that run out next. The back office sees hours and rates, and <a href="/features/client-portal">clients see their own units</a>. Nurses see their offers, their shifts and their pay lines, and nothing about anyone else. One record can serve all of them only if each sees just the part that is theirs, so ask about roles early.</p>`,
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
<p>Inside the agency, three desks share each shift. Recruiters find people. Schedulers and account managers place them. Compliance and back office clear, pay and bill. Errors creep in where one desk hands off to the next.</p>
<h3>The path of an order</h3>
<p>An order starts on a unit. A charge nurse sees a gap, and the house tries its own staff and its own float pool first. What is left goes out to agencies, often through a vendor system and often to several at once. From that minute you are in a race, and the prize goes to the agency that sends a complete and correct file, not just a name.</p>
<p>The client, or its managed service provider, looks at the profile and accepts or declines. Then the unit has to learn who is coming, and the nurse has to learn where to go. At the end the hours come back, are approved and become an invoice. Count the people in that chain, and the companies they work for. Each one keeps notes in a place the others can’t see.</p>
<h3>Direct clients and program clients</h3>
<p>With a <strong>direct client</strong> you agree on rates, rules and how orders arrive. You know the unit manager, and a phone call can fix a misunderstanding. With a <strong>program client</strong> the contract is with the firm that runs the program. Rates are set, messages go through its system, and a late document may simply close the order. Both can be good business. They need different habits, so mark each client with its kind and keep the rules where schedulers see them.</p>
<p>Three contract terms belong on the board and not in a drawer:</p>
<ul>
<li><strong>Cancel terms.</strong> How late may the client cancel, and what does it owe when it is later? Set the same question for nurses. Rules differ by agency, so write your own and show them in the offer.</li>
<li><strong>Guaranteed hours.</strong> Some travel contracts promise a number of hours a week. If the unit sends the nurse home early, the promise still counts.</li>
<li><strong>Float terms.</strong> May the facility send the nurse to another unit? To which ones, and is she qualified there?</li>
</ul>
<h3>Why speed and care pull in two directions</h3>
<p>The client rewards the first good profile. The nurse rewards the agency that does not waste her evening. The law and the contract reward the agency that checked. Under pressure, people trade one of these for another: they send a name before the file is complete, or they text everyone. The job of a schedule is to make the careful way the fast way. If the check takes a second, nobody is tempted to skip it.</p>`,
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
<p>Speed matters because the pool shrinks. With each hour that passes, some of the nurses who were free make other plans or say yes to someone else.</p>
<h3>Where shifts are lost</h3>
<p>A lost shift has a last good moment, when it could still have been filled. Go back through ten of last month’s open shifts and mark that moment for each. You will probably find a few plain causes:</p>
<ul>
<li><strong>It was seen late.</strong> The order came in overnight and was opened with the morning’s mail.</li>
<li><strong>The list was wrong.</strong> Calls went to nurses who were booked, tired or missing a document.</li>
<li><strong>The answer got lost.</strong> A nurse said yes by text, and nobody saw it for forty minutes.</li>
<li><strong>The file was short.</strong> The nurse was ready, and her fit test was not.</li>
<li><strong>The offer was weak.</strong> The rate, the place or the notice was not good enough for anyone.</li>
</ul>
<p>The first four are yours to fix, and software helps with all of them. The fifth is a talk with the client. Bring the list, because a unit that sees how many nurses declined, and why, may change the rate or post earlier.</p>
<h3>What a filled shift can cost</h3>
<p>Not every filled shift is a win. An overtime hour that the client does not pay for comes out of your margin. In the example above, pay of $55 becomes $82.50 at time and a half. A bill rate of $85 then leaves $2.50, which does not even cover the burden. A nurse who is booked with too little rest may call off the next day, and then you have two gaps. So count the cost of a bad fill next to the cost of a miss. The right number of shifts to fill is all of them, and the right way to fill each one is within your own rules.</p>
<h3>Put a number on time</h3>
<p>Ask your schedulers to keep a tally for one week. For each open shift, note the time it came in, the time of the first offer, the time of the yes and how many people were contacted. It takes a pencil and ten seconds per line. At the end of the week you have your own time to fill, and your own number of wasted calls. Keep the sheet. When you try a new system, it is the only “before” that you can trust.</p>
<p>The calculator below uses the same formula. Change any field. Nothing you type leaves your browser.</p>`,
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
<li><strong><a href="/features/open-shift-broadcasting">Offers.</a></strong> In waves, by app, text or email. The first valid yes gets the shift.</li>
<li><strong><a href="/features/credential-tracking">Credentials.</a></strong> One file per person, requirements by client, reminders before a document expires.</li>
<li><strong><a href="/features/nurse-mobile-app">Mobile.</a></strong> Availability, pick-up, unit notes, clock-in and documents.</li>
<li><strong>Time.</strong> Hours land on the shift that was booked, with breaks, and are approved once.</li>
<li><strong><a href="/features/timesheets-and-billing">Pay and bill.</a></strong> Both from the same approved record, with nights, weekends, holidays and overtime.</li>
<li><strong><a href="/features/analytics-and-reporting">Reports.</a></strong> Fill rate, time to fill, late cancels, overtime share and margin, each with one formula.</li>
</ol>
<p>Every demo shows the happy path. Ask for the edge cases. Show me a swap between two nurses who are both near overtime. Show me a shift that started late and ran long. Show me a wrong bill rate that was found after the invoice. Show me what a nurse sees when the shift she wanted is gone.</p>
<p>Also ask where each function lives. If time is kept in another product, the two will drift apart, and your back office will spend Fridays finding out how.</p>
<h3>What good matching looks at</h3>
<p>Free, qualified, cleared and rested are yes-or-no questions. They decide who may be asked. Ranking comes after, and it decides who is asked first. Common signs are hours on that unit in the past, distance, hours still open this week, the nurse’s own wishes and whose turn it is. Weigh them as you like, but keep two rules. The order must be the same for everyone who runs the list, and a person must be able to see why a name is at the top.</p>
<p>Be wary of a score without parts. “Match: 87” tells a scheduler nothing. “Nine shifts on this unit, 14 miles, 24 of 40 hours” tells her enough to decide, and enough to explain the choice to the next nurse who asks.</p>
<h3>Changes are the real work</h3>
<p>Booking is the easy half. A week on the board is full of changes, and each type needs its own clean path:</p>
<ul>
<li><strong>Call-off:</strong> the shift opens again, the client is told, and the next group is ready.</li>
<li><strong>Client cancel:</strong> the nurse is told at once, the reason and the notice time are kept, and the contract says what is owed.</li>
<li><strong>Swap:</strong> both nurses are checked again for the other’s shift. A swap can push one of them into overtime.</li>
<li><strong>Extension:</strong> a contract gets four more weeks, and documents that end in those weeks come up now.</li>
<li><strong>Late start or long shift:</strong> the plan and the real times differ, and the difference waits for a yes.</li>
</ul>
<p>For each of these, ask what happens to the messages that already went out. A nurse who gets a reminder for a shift she gave away will stop reading reminders.</p>
<h3>Messages, and who hears what</h3>
<p>Write down the few moments when someone must hear from you: an offer, a yes, a no, a change of time or place, a document that runs out, hours that were approved. Each has one sender and one text. Everything else can wait on the board until a person looks. An agency that sends less is read more.</p>
<h3>A record you can show</h3>
<p>Someone will ask about a shift months later. It may be the client’s auditor, a lawyer or the nurse. The record should answer without a search through phones: who asked for the shift, who was offered it, what was checked and when, who approved the hours, and what was changed after that. A name and a time on each line is enough. Without them, every dispute turns into one person’s memory against another’s.</p>`,
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
<h3>One file, four drawers</h3>
<ul>
<li><strong>License.</strong> The number, the state or province, the kind, the end date, and the dated report from the official source.</li>
<li><strong>Certificates.</strong> BLS for nearly everyone, and ACLS, PALS or NRP where the unit asks for them. Keep the issuing body, because some clients accept only certain ones.</li>
<li><strong>Health.</strong> TB screening, vaccinations or declinations, and the fit test for a respirator. In the US, OSHA asks for a fit test before a tight-fitting respirator is first used and at least once a year after that. The test is for one model, so write the model down.</li>
<li><strong>Client documents.</strong> Skills checklists, orientation modules, background checks and whatever else a contract names.</li>
</ul>
<p>Health records are private even inside the agency. A recruiter needs to know “cleared until May 3.” She does not need to read the test.</p>
<h3>The ladder</h3>
<p>Every date in the file moves through the same steps, long before the day it ends. The <strong>90/60/30/7 ladder</strong> below keeps you ahead of the clocks. Set the days once, and let the software climb down for every document of every nurse.</p>
<p>Verify licenses at the source, such as the state board, Nursys or a provincial college, and save what you saw with its date. A photo of a card is not a check. Nursys e-Notify can alert an employer when a license on its list changes. The OIG exclusion list is updated every month, so make that check monthly too.</p>
<p>Blocks should be plain: “BLS ended May 3. Shift is May 6.” The nurse, the recruiter and the scheduler should read the same sentence. If someone can override it, ask for a reason and keep it.</p>
<p>Last, keep every version. When a client or <a href="/blog/joint-commission-staffing-certification">a surveyor asks about a shift in March</a>, you want to show what was valid on that day, who checked it and where.</p>
<h3>Requirements belong to the client</h3>
<p>Most delays come from a list that someone keeps by heart. Facility A wants the flu vaccination by a date, Facility B wants its own module every year, and the ICU wants a card that the medical floor does not. Put each rule on the facility or the unit. Then a nurse is never just “complete.” She is complete <em>for this unit on this day</em>, and that is the only question that matters at booking.</p>
<p>It also turns the question around. Pick a unit and ask: who is one document away from being cleared? That list is the cheapest way to grow a pool. A class on Saturday may add five names for a client that is always short.</p>
<h3>When something runs out in the middle</h3>
<p>A thirteen-week contract will outlive some cards. Look at the whole span before you sign: what ends, and in which week? Agree with the nurse on a date for each renewal and put it on the plan. If a document runs out anyway, three things should happen on their own. The shifts after the date are flagged, the nurse hears what is missing and how to send it, and the client’s contact hears nothing until you know whether there is a problem. Surprises are worse than delays.</p>
<h3>Checks that are not documents</h3>
<p>Some checks have no card. The OIG list of excluded people is one: an employer that bills federal programs through an excluded person may face penalties, so record the date and the result of each search. Do-not-return notes are another. They come from a facility, they are sensitive, and they must stop an offer without showing every scheduler the story behind them.</p>`,
  },
  {
    anchor: 'across-state-lines',
    title: 'Across state lines',
    takeaways: [
      'The compact covers RN and LPN/VN, not APRN.',
      'A multistate license follows the legal home. A move starts a 60-day clock.',
      'Maps go stale, ours included. Check the official one on the day you book.',
    ],
    html: `<p>The Nurse Licensure Compact lets a nurse with a multistate license work in other member states. It covers RN and LPN/VN licenses. It does not cover advanced practice.</p>
<p>A multistate license is issued by the nurse’s legal home state, not by the state where she works. When a nurse moves her legal home to another compact state, she must apply there within 60 days. So ask about moves with each new contract.</p>
<p>Two nurses from the same state may hold different kinds of license, one multistate and one for that state alone. The card does not always say. Nursys does. Look on the day you book, and save the report.</p>
<h3>Read any map with its date</h3>
<p>In June 2026 the compact had been enacted in 43 states and territories. In 40 states it was in full effect. Massachusetts and the US Virgin Islands had passed it and not started, and Guam had started in part. States join, and start dates change. So our map below carries its date, and you should check the <a href="https://www.nursecompact.com/">official map</a> before you book. Never copy a list of states into a handbook.</p>
<p>Other things change at the state line, too. Some states register or license staffing agencies. A few have laws on nurse-to-patient ratios, such as California and Oregon, and demand there follows the ratio. Overtime rules differ. Set these on the facility so a scheduler doesn’t need to remember them.</p>
<p>In your software, a shift should know its state and a license should know where it is valid. Then the check is a simple comparison, and the reason is easy to read: “Ohio license, single-state. Shift in Kentucky.”</p>
<h3>Four questions before a nurse crosses a line</h3>
<ol>
<li><strong>Where is the patient?</strong> The patient’s location decides which state’s rules apply. For bedside work that is the unit’s address. For telephone work it may be several states at once.</li>
<li><strong>Where is the nurse’s legal home?</strong> Look at the state of her driver’s license, her voter card and her tax return. A travel assignment does not move it.</li>
<li><strong>What does the official record say today?</strong> Look for the status, the kind of license and any limits. A limit on a license can end the right to practice elsewhere.</li>
<li><strong>What else does this state ask?</strong> Some have their own background checks, training hours or rules for agencies.</li>
</ol>
<p>Write the answers into the file with the date. The whole thing takes three minutes, and it is the first thing that an auditor asks for.</p>
<h3>Single-state work</h3>
<p>A nurse whose legal home is outside the compact can still work across lines. She needs a license from each state, and each is valid there alone. That takes time and fees, so plan it like a contract: who applies, who pays, when the answer is expected. Some states issue a temporary license while the full one is pending. Ask the board, and store the temporary license with its own end date.</p>
<p>If you place nurses in a state that is outside the compact, keep a short list of those who already hold its license. It is the most valuable list in the house when that state’s hospitals call.</p>
<h3>What the agency itself may need</h3>
<p>The nurse’s license is only half of the question. Several states register or license health care staffing agencies. They may ask for a fee, insurance, background checks or regular reports, and the rules change often. Before the first placement in a state, ask its health department and its labor department in writing, and keep the answers with a date. Do the same for payroll: where a nurse works decides which taxes are due, and your payroll firm will need to know before the first paycheck.</p>
<p>Our post on <a href="/blog/nurse-licensure-compact-for-schedulers">the compact for schedulers</a> goes through four cases and gives a routine that you can copy.</p>`,
  },
];
