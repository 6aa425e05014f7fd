import { embedFrom, embedOrigins } from './embed-address.ts';

const loom = 'a'.repeat(32);
const episode = 'b'.repeat(22);

it.each([
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=30', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1'],
  ['https://youtu.be/aqz-KE-bpKQ?si=x', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1'],
  ['https://www.youtube.com/shorts/aqz-KE-bpKQ', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1'],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1'],
  [`https://www.loom.com/share/${loom}`, `https://www.loom.com/embed/${loom}`],
  [`https://open.spotify.com/episode/${episode}`, `https://open.spotify.com/embed/episode/${episode}`],
  ['https://www.google.com/maps/embed?pb=!1m18!2d-79.4', 'https://www.google.com/maps/embed?pb=!1m18!2d-79.4'],
  ['https://calendly.com/20x/demo', 'https://calendly.com/20x/demo'],
])('shows %s in a frame of an allowed site', (address, frame) => {
  const embed = embedFrom(address);
  expect(embed?.frame).toBe(frame);
  expect(embed?.player).toBe(frame.replace(/[?&]autoplay=1$/, ''));
  expect(embedOrigins).toContain(new URL(frame).origin);
});

it.each([
  '',
  'youtube.com/watch?v=aqz-KE-bpKQ',
  'http://www.youtube.com/watch?v=aqz-KE-bpKQ',
  'javascript:alert(1)//www.youtube.com/watch?v=aqz-KE-bpKQ',
  'https://www.youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
  'https://evil.example/https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  'https://www.youtube.com@evil.example/watch?v=aqz-KE-bpKQ',
  'https://someone@www.youtube.com/watch?v=aqz-KE-bpKQ',
  'https://www.youtube.com:8443/watch?v=aqz-KE-bpKQ',
  'https://www.youtube.com/watch?v="><script>',
  'https://www.youtube.com/@channel',
  'https://vimeo.com/76979871/../../login',
  'https://www.google.com/search?q=maps',
  'https://docs.google.com/forms/d/e/x/viewform',
])('refuses %j', (address) => {
  expect(embedFrom(address)).toBeNull();
});
