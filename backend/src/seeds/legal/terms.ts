import type { LegalContent } from '../../legal/legal-content.dto.ts';

export const terms: LegalContent = {
  title: 'Terms of Use',
  effectiveDate: '2026-11-21',
  changeSummary: 'First version.',
  seo: {
    title: 'Terms of Use for This Website | 20X',
    description:
      'The terms for using this website: what you may do, what we promise, what we do not, and which law applies.',
  },
  blocks: [
    {
      id: 'terms',
      type: 'chapters',
      title: 'Terms of Use',
      subtitle: 'These terms are for this website. The product is covered by a separate agreement with each customer.',
      chapters: [
        {
          anchor: 'agreement',
          title: 'Who we are and what this is',
          html: '<p>This website is run by {legal_name}, [postal address]. By using it you agree to these terms. If you do not agree, please do not use it.</p>',
        },
        {
          anchor: 'use',
          title: 'What you may do',
          html: '<p>You may read, print and share links to our pages for your own work. You may quote short parts if you name the source. You may not copy the whole site, use our name as if it were yours or present our content as your own.</p>',
        },
        {
          anchor: 'conduct',
          title: 'What we ask of you',
          html: '<ul><li>Do not try to break, overload or get around the security of the site.</li><li>Do not send spam or harmful code.</li><li>Do not send patient information or anyone’s health information.</li><li>Do not pretend to be someone else.</li></ul>',
        },
        {
          anchor: 'information',
          title: 'General information',
          html: '<p>Our articles and guides are general information. They are not legal, medical, tax or accounting advice. Rules change, and they differ by place. Ask a professional before you act.</p>',
        },
        {
          anchor: 'product',
          title: 'What we say about the product',
          html: '<p>Screens on this site show sample data. Features can change. Your order and agreement describe what you buy, and they take precedence over this page.</p>',
        },
        {
          anchor: 'links',
          title: 'Links to other sites',
          html: '<p>We link to official sources and other sites because they are useful. We do not control them and are not responsible for what they say or do.</p>',
        },
        {
          anchor: 'rights',
          title: 'Our rights',
          html: '<p>The text, images, name and logo belong to {legal_name} or to those who let us use them. If you send us an idea about the product, we may use it without owing you anything.</p>',
        },
        {
          anchor: 'privacy',
          title: 'Privacy',
          html: '<p>Our <a href="/privacy">privacy policy</a> explains what this site collects and why.</p>',
        },
        {
          anchor: 'warranty',
          title: 'No warranty for the website',
          html: '<p>We work to keep the site correct and available, but we offer it as is. To the extent the law allows, we make no warranty about it.</p>',
        },
        {
          anchor: 'liability',
          title: 'Limits of liability',
          html: '<p>To the extent the law allows, we are not liable for indirect or consequential loss from using this website. Nothing in these terms limits liability that cannot be limited by law.</p>',
        },
        {
          anchor: 'law',
          title: 'Governing law',
          html: '<p>These terms are governed by the law of [governing law], and its courts decide disputes. If you are a consumer, the consumer protection laws where you live still apply.</p>',
        },
        {
          anchor: 'changes',
          title: 'Changes',
          html: '<p>We may change these terms. This version is effective {effective_date}. You can read earlier versions at the end of this page. If one part is not valid, the rest still applies.</p>',
        },
        {
          anchor: 'contact',
          title: 'Contact',
          html: '<p>Write to us through the <a href="/contact">contact page</a> or to [postal address].</p>',
        },
      ],
    },
  ],
};
