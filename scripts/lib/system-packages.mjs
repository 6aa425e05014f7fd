import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { hasCommand, run } from './processes.mjs';

/** How a package shows that it is there. */
const presence = {
  nginx: () => hasCommand('nginx'),
  chromium: () => existsSync(process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'),
  'firefox-esr': () => hasCommand('firefox-esr'),
  'webkit2gtk-driver': () => hasCommand('WebKitWebDriver'),
  xvfb: () => hasCommand('Xvfb'),
  wrk: () => hasCommand('wrk'),
  // The stand-ins of the site's fonts are fitted to Arial and to fonts of its widths.
  'fonts-liberation': () =>
    process.platform !== 'linux' ||
    existsSync('/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf') ||
    /Arial|Arimo|Liberation Sans/.test(fontFor('Arial')),
};

const fontFor = (family) => spawnSync('fc-match', ['--format=%{family}', family], { encoding: 'utf8' }).stdout ?? '';

/** A browser that lays out text as on visitors' machines. */
export const browserPackages = ['chromium', 'fonts-liberation'];

/** What the browser tests need. */
export const testPackages = ['nginx', ...browserPackages, 'firefox-esr', 'webkit2gtk-driver', 'xvfb'];

/**
 * Installs what is missing through apt when this process is root.
 * @returns {Promise<string | undefined>} one sentence that says what a person has to install, when something is missing
 */
export async function ensureSystemPackages(names) {
  const missing = () => names.filter((name) => !presence[name]());
  if (missing().length === 0) return undefined;
  if (process.geteuid?.() === 0 && hasCommand('apt-get')) {
    console.log(`Installing ${missing().join(', ')} through apt …`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-qq'], { env });
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing()], { env });
  }
  const absent = missing();
  return absent.length === 0
    ? undefined
    : `Please install ${absent.join(' and ')} (Debian: sudo apt install ${absent.join(' ')}).`;
}
