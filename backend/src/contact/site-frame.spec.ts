import { inSiteFrame } from './site-frame.ts';

const page =
  '<!doctype html><html><head><meta http-equiv="Content-Security-Policy" content="script-src \'sha256-x\'">' +
  '<title>Contact</title><link rel="canonical" href="/contact"><script>run()</script><style data-used>h1{}</style></head>' +
  '<body><div id="root"><header>Menu</header><main id="main" tabindex="-1"><p>Old <script>x</script></p></main>' +
  '<footer>End</footer></div><noscript><img src="/count"></noscript><script src="/a.js"></script></body></html>';

it('keeps the header, the footer and the styles, and nothing that runs or counts', () => {
  expect(inSiteFrame(page, { title: 'Not sent', style: 'h1{color:red}', main: '<h1>$& again</h1>' })).toBe(
    '<!doctype html><html><head><title>Not sent</title><meta name="robots" content="noindex">' +
      '<style>h1{color:red}</style><style data-used>h1{}</style></head><body><div id="root"><header>Menu</header>' +
      '<main id="main" tabindex="-1"><h1>$& again</h1></main><footer>End</footer></div></body></html>',
  );
});

it('has no frame without a place for the content', () => {
  expect(inSiteFrame('<p>Back in a moment</p>', { title: '', style: '', main: '' })).toBeNull();
});
