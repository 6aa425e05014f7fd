import type { HomeContent } from '@20x/kit';
import { renderApp } from '@20x/kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { withDefaults, type HomeText } from '../home/home-text';
import { Faq } from './Faq/Faq';
import { FinalCta } from './FinalCta/FinalCta';
import { Highlights } from './Highlights/Highlights';
import { Intro } from './Intro/Intro';
import { Outcomes } from './Outcomes/Outcomes';
import { Trust } from './Trust/Trust';

const show = (Section: ComponentType<{ content: HomeText }>, content: HomeContent = {}) =>
  renderApp(<Section content={withDefaults(content)} />);
const iconOf = (element: HTMLElement) => element.querySelector('svg')?.getAttribute('class');

it('HOM-05 draws users, trendingUp, and a shield for any other card', () => {
  show(Intro, {
    introCards: ['users', 'trendingUp', 'other', null].map((iconName, index) => ({ iconName, title: `Card ${index}` })),
  });
  const icons = screen.getAllByRole('article').map(iconOf);
  expect(icons).toEqual([
    expect.stringContaining('lucide-users'),
    expect.stringContaining('lucide-trending-up'),
    expect.stringContaining('lucide-shield'),
    expect.stringContaining('lucide-shield'),
  ]);
});

it('HOM-05 shows the call to action only when it is filled', () => {
  const { unmount } = show(Intro);
  expect(screen.queryAllByRole('link')).toEqual([]);
  unmount();

  show(Intro, { introCtaTitle: 'Try it', introCtaLabel: 'Start', introCtaHref: '/pricing', introCtaNewTab: true });
  expect(screen.getByRole('link', { name: 'Start' })).toHaveAttribute('target', '_blank');
  expect(screen.getByRole('heading', { name: 'Try it' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Start' })).toHaveAttribute('href', '/pricing');
});

it('HOM-06 leads to the feature page, with the anchor when there is one', () => {
  show(Highlights, {
    features: [{ title: 'Board', anchor: '#board' }, { title: 'Files', anchor: 'files' }, { title: 'All' }],
  });
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/features/nurse-scheduling-software#board',
    '/features/nurse-scheduling-software#files',
    '/features/nurse-scheduling-software',
  ]);
  expect(screen.getByRole('heading', { name: 'Feature highlights' })).toBeVisible();
});

it('shows a picture for each highlight that has one, and says that its data is a sample', () => {
  const { unmount } = show(Highlights, { features: [{ title: 'Board' }] });
  expect(screen.queryByText('Sample data')).not.toBeInTheDocument();
  unmount();
  const { container } = show(Highlights, {
    features: ['week', 'checks'].map((scene) => ({ title: scene, image: `/images/product/${scene}.webp` })),
  });
  const drawn = [...container.querySelectorAll('picture[data-theme="light"] img')];
  expect(drawn.map((image) => image.getAttribute('src'))).toEqual([
    '/images/product/week.webp',
    '/images/product/checks.webp',
  ]);
  expect(screen.getByText('Sample data')).toBeVisible();
});

it('says above each section what the owner wrote', () => {
  const { unmount } = show(Highlights, { featuresTitle: 'One day', featuresSubtitle: 'Step by step' });
  expect(screen.getByRole('heading', { name: 'One day' })).toBeVisible();
  expect(screen.getByText('Step by step')).toBeVisible();
  unmount();
  show(Trust, { trustBadgesTitle: 'What auditors ask for' });
  expect(screen.getByRole('heading', { name: 'What auditors ask for' })).toBeVisible();
  show(Faq, { faqTitle: 'Asked often' });
  expect(screen.getByRole('heading', { name: 'Asked often' })).toBeVisible();
});

const outcomeIcons = [
  'TrendingUp',
  'BarChart3',
  'CheckCircle',
  'Clock',
  'Target',
  'Zap',
  'Users',
  'Shield',
  'Star',
  'Award',
  'Gauge',
  'Activity',
  'ArrowUp',
  'DollarSign',
  'Percent',
];

it('HOM-07 knows 15 icons and draws TrendingUp for any other name', () => {
  show(Outcomes, {
    outcomes: [...outcomeIcons, 'Rocket', 'constructor', null].map((iconName, index) => ({
      iconName,
      title: `O${index}`,
    })),
  });
  const drawings = screen.getAllByRole('listitem').map((item) => item.querySelector('svg')?.innerHTML);
  expect(new Set(drawings.slice(0, 15)).size).toBe(15);
  expect(drawings.slice(15)).toEqual([drawings[0], drawings[0], drawings[0]]);
});

it('HOM-07 has its default title and its button', () => {
  show(Outcomes);
  expect(screen.getByRole('heading', { level: 2, name: 'Outcomes that Matter' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See how it works' })).toHaveAttribute(
    'href',
    '/features/nurse-scheduling-software',
  );
});

it('HOM-08 shows the default stats and badges, and hides companies and testimonials that are not there', () => {
  show(Trust);
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items).toEqual([
    '500+ Healthcare Facilities',
    '30% Faster Shift Fills',
    '99.9% Compliance Rate',
    '24/7 Support Available',
    'HIPAA Compliant',
    'SOC 2 Certified',
    '99.9% Uptime',
  ]);
  expect(screen.getByRole('heading', { name: 'Security & Compliance You Can Trust' })).toBeVisible();
  expect(screen.queryByRole('figure')).toBeNull();
});

it('HOM-08 leads from a badge to where it is explained', () => {
  show(Trust, { trustBadges: [{ title: 'Four checks', href: '/features#checks' }, { title: 'Plain' }] });
  expect(screen.getByRole('link', { name: 'Four checks' })).toHaveAttribute('href', '/features#checks');
  expect(screen.queryByRole('link', { name: 'Plain' })).toBeNull();
});

it('HOM-08 draws checkCircle, alertTriangle, and a shield for any other badge', () => {
  show(Trust, {
    trustBadges: ['checkCircle', 'alertTriangle', 'shield', 'other'].map((icon) => ({ icon, title: icon })),
  });
  const [check, alert, shield, other] = screen.getAllByRole('listitem').slice(-4).map(iconOf);
  expect(check).toContain('check');
  expect(alert).toContain('triangle');
  expect(shield).toContain('lucide-shield');
  expect(other).toBe(shield);
});

it('HOM-08 shows companies and quotes with initials where there is no portrait', () => {
  show(Trust, {
    trustCompanies: [{ name: 'Alpha Staffing', bg: '#00342d' }],
    trustTestimonials: [
      { name: 'Dana Reyes Cole', role: 'Scheduler', quote: 'It works.' },
      { name: 'Kim', quote: 'Yes.', avatarUrl: '/images/kim.jpg' },
    ],
  });
  expect(screen.getByText('Alpha Staffing')).toHaveStyle({ backgroundColor: '#00342d', color: '#ffffff' });
  const [first, second] = screen.getAllByRole('figure');
  expect(within(first!).getByText('DR')).toBeVisible();
  expect(second?.querySelector('img')).toHaveAttribute('src', '/images/kim.jpg');
});

it('HOM-09 shows the bold words, links and lists of an answer, and older answers as they were written', () => {
  show(Faq, {
    faqs: [
      { question: 'New?', answer: '<p>See <a href="/pricing">prices</a>.</p><ul><li>One</li></ul>' },
      { question: 'Old?', answer: 'Plain &amp; simple' },
    ],
  });
  expect(screen.getByRole('link', { name: 'prices', hidden: true })).toHaveAttribute('href', '/pricing');
  expect(screen.getByRole('listitem', { hidden: true })).toHaveTextContent('One');
  expect(screen.getByText('Plain & simple').tagName).toBe('P');
});

it('describes the closing screenshot in the owner’s words', () => {
  show(FinalCta, { finalCta: { demoScreenshotAlt: 'Next week, rebuilt' } });
  expect(screen.getAllByRole('img', { name: 'Next week, rebuilt' })).not.toEqual([]);
});

it('HOM-09 opens several answers at once', async () => {
  show(Faq, { faqs: ['One', 'Two', 'Three'].map((name) => ({ question: `${name}?`, answer: `Answer ${name}` })) });
  expect(screen.getByText('Answer One')).not.toBeVisible();

  await userEvent.click(screen.getByText('One?'));
  await userEvent.click(screen.getByText('Three?'));
  expect(screen.getByText('Answer One')).toBeVisible();
  expect(screen.getByText('Answer Two')).not.toBeVisible();
  expect(screen.getByText('Answer Three')).toBeVisible();

  await userEvent.click(screen.getByText('One?'));
  expect(screen.getByText('Answer One')).not.toBeVisible();
  expect(screen.getByText('Answer Three')).toBeVisible();
});

it('HOM-11 has its default button, and the screenshot when there is one', () => {
  const { unmount } = show(FinalCta);
  expect(screen.getByRole('link', { name: 'Book a Live Demo' })).toHaveAttribute('href', '/contact');
  expect(screen.getAllByRole('img', { name: /^A week of the schedule/ })[0]).toBeVisible();
  unmount();

  show(FinalCta, {
    finalCta: { title: 'See it', buttonHref: 'https://example.com', demoScreenshot: '/images/demo.avif' },
  });
  expect(screen.getByRole('heading', { name: 'See it' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Book a Live Demo' })).toHaveAttribute('href', 'https://example.com');
  expect(screen.getByRole('img')).toHaveAttribute('src', '/images/demo.avif');
});
