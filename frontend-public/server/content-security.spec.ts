import { createHash } from 'node:crypto';
import { embedOrigins } from '@20x/shared/embed-address';
import { contentSecurityPolicy } from './content-security';

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
const directive = (policy: string, name: string) =>
  policy
    .split('; ')
    .find((text) => text.startsWith(`${name} `))
    ?.split(' ')
    .slice(1);

it('lets only the site itself and its own inline scripts run', () => {
  const policy = contentSecurityPolicy(['own()']);
  expect(directive(policy, 'script-src')).toEqual(["'self'", hashOf('own()')]);
  expect(directive(policy, 'connect-src')).toEqual(["'self'"]);
  expect(directive(policy, 'object-src')).toEqual(["'none'"]);
  expect(directive(policy, 'frame-src')).toEqual(["'self'", ...embedOrigins]);
});

it('SEO-04 lets the owner’s inline scripts run by their hash and others by their origin', () => {
  const policy = contentSecurityPolicy(
    ['own()'],
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

it('SEO-02 lets a tracker report home', () => {
  const policy = contentSecurityPolicy([], '<script src="https://connect.facebook.net/en_US/fbevents.js"></script>');
  expect(directive(policy, 'connect-src')).toEqual([
    "'self'",
    'https://connect.facebook.net',
    'https://www.facebook.com',
  ]);
});

it('never lets an address break out of the policy', () => {
  const policy = contentSecurityPolicy([], `<script src="https://x.example;script-src *"></script>`);
  expect(policy).not.toContain('script-src *');
  expect(policy).not.toContain('"');
});
