import { plainPage } from '../core/http/plain-page.ts';

const style = `body{min-height:100vh;display:grid;align-content:center;padding:clamp(1.25rem,8vw,8rem);box-sizing:border-box;font-size:1.125rem;line-height:1.6}
i{display:block;width:6rem;height:4px;background:linear-gradient(90deg,#f4af2d 33.3%,#ef774b 0 66.6%,#335189 0)}
h1{margin:1.5rem 0 .5rem;font-size:clamp(2rem,1.55rem + 2vw,3.25rem);line-height:1.08;letter-spacing:-.02em}
p{margin:0 0 1.5rem;max-width:34rem}`;

const notice = (title: string, heading: string, text: string, link: string) =>
  plainPage({ title, style, main: `<i></i><h1>${heading}</h1><p>${text}</p>${link}` });

/** Shown when there is neither a fresh nor a stale page. */
export function errorPage(status: 500 | 503): string {
  const text =
    status === 503
      ? 'The site will be ready again soon. Please try again in a minute.'
      : 'Something went wrong on our side. Please try again in a moment.';
  return notice('Please try again', 'Back in a moment', text, '<a href="">Try again</a>');
}

/** The same page for a link that has expired, was revoked or never existed. */
export const expiredPreviewPage = () =>
  notice(
    'Preview not available',
    'This preview link has expired',
    'Preview links expire after at most an hour, or when they are revoked. Ask the sender for a new one.',
    '<a href="/">Go to the home page</a>',
  );
