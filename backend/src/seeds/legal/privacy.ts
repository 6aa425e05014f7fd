import type { LegalContent } from '../../legal/legal-content.dto.ts';

export const privacy: LegalContent = {
  title: 'Privacy Policy',
  effectiveDate: '2026-11-21',
  changeSummary: 'First version.',
  seo: {
    title: 'Privacy Policy | 20X',
    description: 'What this website collects, why, how long it is kept, and the choices you have. In plain English.',
  },
  blocks: [
    {
      id: 'policy',
      type: 'chapters',
      title: 'Privacy Policy',
      subtitle: 'This policy covers this website. Customers’ use of the product is covered by their agreement with us.',
      chapters: [
        {
          anchor: 'who-we-are',
          title: 'Who we are',
          html: '<p>This website is run by {legal_name}, [postal address]. In this policy “we” means that company and “you” means a visitor. For questions about privacy, write to {privacy_email}.</p>',
        },
        {
          anchor: 'what-we-collect',
          title: 'What we collect',
          html: '<p><strong>What you send us.</strong> When you fill out a form, we receive your name, work email, phone number if you give it, agency, role, number of nurses, country, state or province, the topic and your message. We also keep the page you sent it from, the first page of your visit, the site and the campaign that brought you here, the notice shown beside the form and the time. If the form has a checkbox, we keep its wording and the fact that you checked it.</p><p><strong>Where a message goes.</strong> It is stored with this website. The people here who answer messages also get an email with what you wrote in the form.</p><p><strong>What we receive automatically.</strong> Our servers receive your IP address, the page you request, the time and the type of browser. We use this to run the site and to keep it safe.</p><p><strong>What not to send.</strong> Please do not send patient information or other health information. If you do, we delete it when we notice it.</p>',
        },
        {
          anchor: 'why',
          title: 'Why we use it',
          html: '<ul><li>To answer you, show you the product and prepare a quote.</li><li>To keep the site working and safe, for example against spam.</li><li>To meet our legal obligations.</li></ul><p>We do not sell personal information, and we do not share it for advertising across other sites.</p>',
        },
        {
          anchor: 'cookies',
          title: 'Cookies and storage',
          html: '<p>This table lists everything this site stores in your browser and every third-party script it loads. It is built from the site’s settings, so it is always up to date.</p><p>{cookie_table}</p><p>If we add tools that measure visits, they will appear here, and we will ask you first where the law requires it.</p>',
        },
        {
          anchor: 'sharing',
          title: 'Who receives it',
          html: '<ul><li>People in our company who need it to answer you.</li><li>Companies that run servers and email for us, under a contract that limits what they may do.</li><li>Authorities, when the law requires it.</li><li>A buyer of our business, under the promises in this policy.</li></ul>',
        },
        {
          anchor: 'where',
          title: 'Where it is kept',
          html: '<p>We keep data in [country or region of storage]. If you write from another country, your data is transferred to that location. Laws differ between countries, and the authorities there may request access under their own laws.</p>',
        },
        {
          anchor: 'how-long',
          title: 'How long we keep it',
          html: '<p>Messages are kept for [number] months after our last contact, unless you become a customer or the law requires us to keep them longer. Server logs are kept for [number] days.</p>',
        },
        {
          anchor: 'your-choices',
          title: 'Your choices and rights',
          html: '<p>You can ask us what information we have about you. You can also ask us to correct it, delete it or send you a copy. Write to {privacy_email}. We answer within 30 days. We will ask for enough information to confirm who you are.</p><p><strong>In the United States,</strong> some states give you more rights, such as the right to appeal our answer. <strong>In Canada,</strong> you may complain to the Office of the Privacy Commissioner, or to your province’s commissioner.</p><p>You can unsubscribe from our emails at any time with the link in each one.</p>',
        },
        {
          anchor: 'safety',
          title: 'How we protect it',
          html: '<p>Connections are encrypted. Access is limited to people who need it. Changes are logged. No system is perfect. If something goes wrong and the law requires us to notify you, we will do so without delay.</p>',
        },
        {
          anchor: 'children',
          title: 'Children',
          html: '<p>This site is for people at work. We do not knowingly collect data from children under 16.</p>',
        },
        {
          anchor: 'changes',
          title: 'Changes',
          html: '<p>This version is effective {effective_date}. When this policy changes, we post the new version here with its date. You can read earlier versions at the end of this page. If a change is significant, we say so at the top of the page for 30 days.</p>',
        },
      ],
    },
  ],
};
