import { AxeBuilder } from '@axe-core/playwright';
import { publicPages, themes } from '../../support/public-pages.ts';
import { expect, test, visit } from '../../support/test.ts';

for (const path of [...publicPages.map((page) => page.path), '/website', '/login']) {
  test(`WCAG 2.2 AA axe finds nothing on ${path} in either theme`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const theme of themes) {
      await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
      await visit(page, path);
      const { violations } = await new AxeBuilder({ page }).analyze();
      const found = violations.map(({ id, nodes }) => `${theme} ${id}: ${nodes.map(({ html }) => html).join(' ')}`);
      expect(found).toEqual([]);
    }
  });
}
