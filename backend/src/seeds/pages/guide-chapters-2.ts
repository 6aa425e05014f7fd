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
<p>Overtime starts at different points, as the table below shows. In British Columbia a twelve-hour day has overtime from the ninth hour. In Ontario the same day may have none, because the week counts. Averaging agreements and collective agreements can change both.</p>
<p>PIPEDA is the federal privacy law for the private sector. Alberta, British Columbia and Québec have their own laws. Some clients ask for data to be stored in Canada.</p>
<p>Watch the titles. RPN is a registered practical nurse in Ontario and a registered psychiatric nurse in the west. Store the province with the title, the currency with the rate and the time zone with the unit.</p>
<h3>Who registers a nurse</h3>
<p>Each province and territory has its own regulators. In British Columbia, Ontario and Nova Scotia one college registers every kind of nurse. Elsewhere registered nurses and practical nurses have separate bodies, and the western provinces have a third for psychiatric nurses. The register shows the class, the status and any conditions. All three matter at booking.</p>
<p>A nurse who works in two provinces is registered in both, and each registration is a document with its own end date. Many colleges renew everyone in the same season. Start the reminders early, and expect a week in which half of your file seems to run out at once.</p>
<h3>Before the first placement in a province</h3>
<ol>
<li>Ask the labour ministry in writing whether your agency needs a licence or permit, and whether your client has to check it.</li>
<li>Ask the health authority or the client about limits on the use of agencies and on rates.</li>
<li>Set overtime, holidays and rest on the facility. Statutory holidays differ by province.</li>
<li>Decide on currency, invoice language and sales tax with your accountant.</li>
<li>Read the privacy law that applies, name a person who answers for it and write down where data is stored.</li>
</ol>
<p>In Québec, plan for French in contracts, notices and messages to nurses. This is not a finishing touch. An offer that a nurse cannot read in her language is an offer you may not be allowed to send.</p>
<h3>Small things that cause large errors</h3>
<p>Canada has six time zones, and Newfoundland is half an hour off. Dates are written in more than one order, so print the month as a word. Weekly limits depend on when the work week starts, and that is set by the employer or by the agreement. A holiday in one province is a plain Monday in the next. None of this is hard once it is a setting. All of it goes wrong if it lives in one person’s head.</p>`,
  },
  {
    anchor: 'hours-rest-and-overtime',
    title: 'Hours, rest and overtime',
    takeaways: [
      'If you are the employer, hours at all of your clients count together.',
      '“8 and 80” is for hospitals and residential care, by prior agreement.',
      'Show overtime in the offer, while there is still a choice.',
    ],
    html: `<p>In the US the federal rule is simple to state: <a href="/blog/overtime-for-agency-nurses">overtime over 40 hours in a workweek</a>. If you employ the nurse, hours at all of your clients add up. Two clients at 24 hours each make eight hours of overtime.</p>
<p>The “8 and 80” system counts over 8 hours a day or 80 in two weeks. It is for hospitals and residential care, by an agreement made before the work. Don’t build an agency’s schedule on it. California adds daily overtime over 8 hours. The rule that is better for the worker applies.</p>
<p>Rest is not only a legal matter. Set your own minimum between shifts, apply it to everyone and let the software say no. A nurse who ended at 23:30 may offer to be there at 07:00. The rule spares her the choice.</p>
<p>Look for a forecast: “This shift makes 44 of 40 hours.” It belongs next to the name, before the offer goes out. If the client asked for it and will pay, go ahead. If someone else is free and would not cross the line, ask them first.</p>
<p>Then track overtime share, which is overtime hours divided by all hours. The level matters less than the change. A jump has a cause, and the board can show it.</p>
<h3>What a workweek is</h3>
<p>Under federal law a workweek is seven days in a row, 168 hours, that always start at the same hour. It can start on any day, but it cannot move around to avoid overtime. Each workweek is counted alone: 30 hours this week and 50 the next is ten hours of overtime, not an average of 40. Set the start once, for everyone, and show it on the board. Nurses plan around it, and they should.</p>
<p>Overtime is one and a half times the <em>regular rate</em>. That rate can be higher than the base rate, because shift differentials and many bonuses count toward it. A night differential that payroll adds later makes each overtime hour dearer than the scheduler thought. Ask your payroll firm which of your extras count, and put them on the shift.</p>
<h3>Daily rules</h3>
<p>California counts the day as well as the week: over 8 hours at one and a half times, over 12 hours at double. A unit there may use longer regular shifts if its staff adopted an alternative schedule in the way the law describes. Ask the client which rule applies to the unit before you quote, and keep the answer with the unit. A few other states have daily rules of their own, so look each one up. A schedule that only knows the week will be wrong there.</p>
<h3>Breaks are hours too</h3>
<p>A meal break is unpaid only if the nurse is free from duty for all of it. A nurse who eats at the desk and answers call lights is at work. Federal guidance treats that time as paid, and it can be what turns 40 hours into 41. So ask about the break at clock-out, in one tap, on the day it happened. A question three weeks later only makes people guess.</p>
<h3>Rest, and how to keep it</h3>
<p>Set three limits: hours off between shifts, shifts in a row and nights in a row. Your own limit can be stricter than the law and the client’s rule, but never looser. Add travel time to the equation for nurses who live far away, since ten hours off with three hours of driving is not ten hours of rest.</p>
<p>Limits will be tested by your most willing nurses. They need the money, or they do not want to let the unit down. A rule that bends for one person on one hard night is not a rule the next night. If your policy allows an exception, name who may grant it, ask for a reason and look at the list every month. The list tells you which units live on exceptions.</p>
<h3>Keep the records</h3>
<p>Federal law asks employers to keep payroll records for at least three years, and the time cards and schedules they rest on for two. State law or a contract may ask for longer. Keep the schedule as it was worked and as it was planned, since the difference is what people argue about.</p>`,
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
<p><strong><a href="/blog/five-am-call-off-playbook">Offer in waves.</a></strong> Three to five nurses who could truly take the shift, then the next group. A blast to two hundred wakes people up for nothing, and they mute you.</p>
<p><strong>Say everything once.</strong> Give the unit, times, rate, place, how to answer and by when. Nobody should be surprised by the floor.</p>
<p><strong>Close the loop.</strong> “Filled, thank you” to everyone who was asked. It is one line, and it is why they answer next time.</p>
<p><strong>Be fair in a way you can show.</strong> Decide who is asked first: those with unit history, those who are short on hours, those whose turn it is. Write it down. If a nurse asks why she was not offered a shift, you should be able to read her the reason.</p>
<p><strong>Respect quiet hours.</strong> Night offers go to nurses who asked for them.</p>
<p><strong>Make the first day easy.</strong> Parking, entrance, dress, the name of the person at the desk. A first day can go wrong over these things alone, however good the nurse is.</p>
<p><strong>Pay without drama.</strong> Show what a shift will pay before it is worked and what it did pay after. Ask about missed breaks the same day.</p>
<h3>What an offer must say</h3>
<p>A nurse decides in about the time it takes to read one screen. Put these in it, in this order: the unit and the facility, the day and both times, the pay for the whole shift, the distance, and the time by which you need an answer. Then add what is special: a float clause, a hard parking lot, a new charting system. Leave out praise and pressure. “Please, we are desperate” tells her that something is wrong with the unit.</p>
<h3>How large a wave should be</h3>
<p>Start with how often your nurses say yes. If one in four accepts a night offer with a day’s notice, a wave of four should fill the shift, and a wave of five gives you some air. With two hours to go, the rate drops and the wave has to grow. Let the wait between waves depend on the clock: half an hour when the shift starts tomorrow, five minutes when it starts at seven. Count yeses by wave for a month and adjust. You will soon see that most of the pool never needs to hear about most of the shifts.</p>
<h3>When two people say yes</h3>
<p>It will happen. The rule has to be known before: the first who still passes every check has the shift, and the second hears at once that it is gone. Offer her the next one she fits before anyone else. She answered in good faith, and she will remember what you did with it.</p>
<h3>A no is information</h3>
<p>Make it easy to decline, with one tap and no questions. Let her add a reason if she wants: too far, too late, not that unit. After a month you will know who never takes weekends, which facility people avoid and which rate is too low. Don’t punish a no. A nurse who is asked less because she declined twice will start to ignore you, and then you have lost an answer that costs nothing.</p>
<h3>Ask for availability, gently</h3>
<p>Availability goes stale in days. Ask once a week, at the same hour, with last week’s answer filled in. Let a nurse say “maybe” and let her set the longest way she will drive. The better this picture is, the fewer people you need to ask, and the more often the answer is yes.</p>
<h3>Measure the experience</h3>
<p>Four numbers show how your pool is treated: offers per nurse per week, the share that gets any answer, minutes until a nurse hears that a shift is gone, and pay corrections per hundred shifts. If the first rises while the second falls, you are wearing people out. Show the numbers to your schedulers, since they can change all four.</p>`,
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
<p>Close the week with a list: shifts without hours, hours without approval, rates that are missing. When the list is empty, the week is done.</p>
<h3>Two rates, many reasons</h3>
<p>A shift has a pay rate and a bill rate, and both can change inside it. A twelve-hour night that starts on Sunday may hold weekend hours, night hours and the first hours of a holiday. Write down how your contract splits them. Does the holiday run from midnight to midnight, or does the whole shift count if it starts on that day? Two contracts may answer in two ways. Set it on the client, test it with three real shifts, and leave the rest to the software.</p>
<p>Check pay and bill against each other line by line. If a line is paid at the holiday rate and billed at the plain one, you lose money on each hour and nobody complains. These quiet losses are the ones to hunt for.</p>
<h3>What the client needs to approve fast</h3>
<p>Approval is slow when it is hard. A manager who gets forty lines with no hint will do them on Friday, or next Friday. A manager who sees thirty-seven lines that match the plan, and three that do not, will do them now. For each of the three, show the plan, the real time, the reason that the nurse gave, and two buttons. Send the link on the same day. Memory fades fast on a busy unit.</p>
<h3>Disputes, and how to have fewer</h3>
<p>Invoices are questioned for the same few reasons: a wrong rate, hours that nobody recognizes, a missing order number, a nurse whose name is spelled in two ways. All of them can be caught before the invoice goes out. Compare each line with its contract. Refuse to bill hours without an approval. Carry the client’s order number from the first request to the last line.</p>
<p>When a client does question a line, answer with the record: the order, the plan, the clock times, the approval and the name behind it. If you are wrong, send a correction the same day. A clean correction builds more trust than a week of silence.</p>
<h3>Know what a slow payer costs</h3>
<p>You pay nurses before you are paid. Multiply one week of pay and burden by the number of weeks a client takes to pay, and you have the money that this client keeps tied up. At $20,000 a week and eight weeks, that is $160,000 that you have to find elsewhere. These are sample figures again. A client with a slightly lower rate who pays in thirty days may be the better one.</p>`,
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
<p>For clients, keep the report short: the trend over eight weeks, the five numbers, the reasons for open shifts and one change you will make. Include a bad number now and then. A report with no bad news reads like an advertisement.</p>
<h3>Say what you count</h3>
<p>Two honest people can report two fill rates for the same week. One counts shifts that the client canceled, the other does not. One counts the shift twice when it opens again after a call-off. Write a short note for each number: what is in, what is out, at which moment it is counted, and who changed the note last. Put the note one tap away from the number.</p>
<h3>Medians, not means</h3>
<p>One shift that sat open for nine days will pull an average far from what your team does on a normal day. The median is the middle one: half of the shifts were filled faster, half slower. Show it with the slowest tenth, which is where your clients’ patience is lost. If the median is good and the slowest tenth is bad, look for one unit or one kind of shift. Working harder on everything will not help.</p>
<h3>Read numbers in pairs</h3>
<p>Every number can be made to look good at the cost of another. That is why you read them two by two.</p>
<ul>
<li><strong>Fill rate with overtime share.</strong> A rise in both means that you buy shifts with overtime.</li>
<li><strong>Time to fill with late cancels.</strong> Fast yeses that fall apart are not fast.</li>
<li><strong>Margin with fill rate.</strong> A better margin on fewer shifts may be less money.</li>
<li><strong>Offers sent with answers received.</strong> More messages and fewer replies mean a tired pool.</li>
</ul>
<h3>A meeting that uses them</h3>
<p>Keep it to twenty minutes, once a week, with the same page each time. First, what moved? Second, what do we think is the cause, and which shifts show it? Third, what is the one thing we will change, and who does it? Write the answer on the page, and begin there next week. Leave the other numbers alone. A team that chases five numbers at once learns nothing about any of them.</p>
<p>Small counts jump. A unit with six requests that loses one shows a big swing, and it may be chance. Look at eight weeks before you speak of a trend, and put the count next to the rate so that everyone can see how much it rests on. Our post <a href="/blog/fill-rate-explained">Fill Rate, Explained</a> works through the details.</p>`,
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
<h3>Write down the problem first</h3>
<p>Before you look at any product, write one page. How many active nurses do you have, how many clients, how many open shifts a week? Where does a shift wait the longest? What was the last error that cost you a client’s trust? What must not change? Send the page to each vendor, and ask them to show those cases and nothing else. You will save hours, and you can compare the answers side by side.</p>
<p>Bring the people who will use it. A scheduler sees in a minute what an owner will not see in an hour. Let her drive. If a vendor would rather hold the mouse, ask why.</p>
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
<h3>What to ask about cost and contract</h3>
<ul>
<li>What is counted: users, nurses, shifts, clients? What happens in a month with more?</li>
<li>What is in the price, and what is quoted apart: set-up, moving data, training, texts, connections?</li>
<li>How long is the term, and how do we leave? In which format do we get our data, and when?</li>
<li>Where is the data kept, who can see it, and how do you tell us about an incident?</li>
<li>Who answers the phone in the first month, and who after that?</li>
</ul>
<p>Ask for the answers in writing. Ask for two agencies of your size that you may call, and ask them what surprised them. If a vendor is too new to have any, that is fair, but the price and the term should show it.</p>
<h3>Moving your data</h3>
<p>The nurse list is where the work hides. Expect duplicates, old phone numbers and cards without a date. Clean it before you move it, because a tidy screen full of wrong data is worse than a messy sheet that everyone distrusts. Move active nurses first. Old history can follow later, or live in an archive that you can search.</p>
<p>Check a sample by hand. Take twenty nurses, and compare each date in the new system with the document itself. If one is wrong, find out why before you go on. It is never just one.</p>
<h3>A 30-60-90 day plan</h3>
<p>First one client, then the rest, then the money. The steps are at the end of this chapter.</p>
<p>Give the plan one owner with time for it. A rollout rarely fails for lack of software. It fails for lack of someone who can say no to the old sheet.</p>
<h3>How to know that it worked</h3>
<p>Go back to the tally from the third chapter. Count the same four things for one week: when the shift came in, when the first offer went out, when the yes came and how many people were asked. Then ask three people one question each. Ask a scheduler what she no longer has to remember. Ask a nurse whether she knows sooner that a shift is gone. Ask your back office what is left to do on Friday. If the answers are clear, you are done. If they are vague, find the step where people still keep a list of their own, and fix that one next.</p>`,
  },
];
