import { createHash } from 'node:crypto';
import { embedOrigins } from '@20x/shared/embed-address';
import { adminSecurityPolicy, contentSecurityPolicy } from './content-security';

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
const directive = (policy: string, name: string) =>
  policy
    .split('; ')
    .find((text) => text.startsWith(`${name} `))
    ?.split(' ')
    .slice(1);

it('lets only the site itself and its own inline scripts run', () => {
  const policy = contentSecurityPolicy({ scripts: ['own()'], styles: ['a{}'] });
  expect(directive(policy, 'default-src')).toEqual(["'none'"]);
  expect(directive(policy, 'script-src')).toEqual(["'self'", hashOf('own()')]);
  expect(directive(policy, 'style-src')).toEqual(["'self'", hashOf('a{}')]);
  expect(directive(policy, 'connect-src')).toEqual(["'self'"]);
  expect(directive(policy, 'img-src')).toEqual(["'self'", 'data:']);
  for (const name of ['object-src', 'base-uri', 'worker-src']) expect(directive(policy, name)).toEqual(["'none'"]);
  expect(directive(policy, 'form-action')).toEqual(["'self'"]);
  expect(directive(policy, 'frame-src')).toEqual(["'self'", ...embedOrigins]);
});

it('SEO-04 lets the owner’s inline scripts run by their hash and others by their origin', () => {
  const policy = contentSecurityPolicy(
    { scripts: ['own()'], styles: [] },
    '<script>a < b</script><script async src="https://widget.example/x.js?y=1"></script><iframe src="https://frame.example/"></iframe>',
  );
  expect(directive(policy, 'script-src')).toEqual([
    "'self'",
    hashOf('own()'),
    hashOf('a < b'),
    'https://widget.example',
  ]);
  expect(directive(policy, 'connect-src')).toEqual(["'self'", 'https://widget.example']);
  expect(directive(policy, 'frame-src')).toContain('https://frame.example');
});

it.each(['a.example;base-uri', '*', '*.example', "a.example,'unsafe-inline'"])(
  'lets no address of the owner’s HTML write the policy: %s',
  (host) => {
    const html = `<script src="https://${host}/x.js"></script><iframe src="https://${host}/"></iframe><script src="https://b.example/x.js"></script>`;
    const policy = contentSecurityPolicy({ scripts: [], styles: [] }, html);
    expect(policy).not.toContain(host);
    expect(directive(policy, 'script-src')).toEqual(["'self'", 'https://b.example']);
  },
);

it('SEO-02 lets a tracker report home', () => {
  const policy = contentSecurityPolicy(
    { scripts: [], styles: [] },
    '<script src="https://connect.facebook.net/en_US/fbevents.js"></script>',
  );
  expect(directive(policy, 'connect-src')).toEqual([
    "'self'",
    'https://connect.facebook.net',
    'https://www.facebook.com',
  ]);
  expect(directive(policy, 'img-src')).toContain('https://www.facebook.com');
});

it('lets an owner’s script load from the hosts that its code names and those of its list, and from no others', () => {
  const code = "load('https://cdn.chat.example/x.js'); add(\"//pixel.example\"); say('see https://read.example/a')";
  const html = `<script>${code}</script><img src="https://count.example/p.gif"><script type="application/ld+json">{"a":"b"}</script>`;
  const policy = contentSecurityPolicy({ scripts: [], styles: [] }, html, ['*.chat.example']);
  const named = ['https://cdn.chat.example', 'https://pixel.example', 'https://*.chat.example'];
  expect(directive(policy, 'script-src')).toEqual(["'self'", hashOf(code), expect.any(String), ...named]);
  expect(directive(policy, 'connect-src')).toEqual(["'self'", ...named, 'wss://*.chat.example']);
  expect(directive(policy, 'img-src')).toEqual(["'self'", 'data:', ...named, 'https://count.example']);
  for (const name of ['style-src', 'font-src', 'media-src', 'frame-src'])
    expect(directive(policy, name)).toContain('https://*.chat.example');
});

it('never lets an address break out of the policy', () => {
  const policy = contentSecurityPolicy(
    { scripts: [], styles: [] },
    `<script src="https://x.example;script-src *"></script>`,
  );
  expect(policy).not.toContain('script-src *');
  expect(policy).not.toContain('"');
});

it('lets the owner’s styles in by their hash, and any beside scripts of others, which style what they add', () => {
  const styles = (html: string) => directive(contentSecurityPolicy({ scripts: [], styles: [] }, html), 'style-src');
  expect(styles('<style>b{}</style>')).toEqual(["'self'", hashOf('b{}')]);
  expect(styles('<style>b{}</style><script>chat()</script>')).toEqual(["'self'", "'unsafe-inline'"]);
});

it('THR-105 lets text become code in the admin area through one policy alone', () => {
  const policy = adminSecurityPolicy(['own()']);
  expect(directive(policy, 'script-src')).toEqual(["'self'", hashOf('own()')]);
  expect(directive(policy, 'require-trusted-types-for')).toEqual(["'script'"]);
  expect(directive(policy, 'trusted-types')).toEqual(['default']);
});
