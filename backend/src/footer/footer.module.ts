import { Module, type OnModuleInit } from '@nestjs/common';
import { ContentModule } from '../content/content.module.ts';
import { ImagesInUse } from '../content/images/images-in-use.ts';
import { SiteLinks } from '../content/links/site-links.ts';
import { FooterController } from './footer.controller.ts';
import { FooterService } from './footer.service.ts';

@Module({
  imports: [ContentModule],
  controllers: [FooterController],
  providers: [FooterService],
})
export class FooterModule implements OnModuleInit {
  constructor(
    private readonly footer: FooterService,
    private readonly siteLinks: SiteLinks,
    private readonly images: ImagesInUse,
  ) {}

  onModuleInit(): void {
    this.images.collectFrom('footer', async () =>
      (await this.footer.listBadges()).map(({ imageUrl, label }) => ({ address: imageUrl, alt: label })),
    );
    this.siteLinks.collectFrom(async () => {
      const links = [...(await this.footer.listLinks()), ...(await this.footer.listLegalLinks())];
      const badges = await this.footer.listBadges();
      return [
        ...links.map(({ title, url }) => ({ title, href: url })),
        ...badges.flatMap(({ label, href }) => (href === null ? [] : [{ title: label, href }])),
      ].map(({ title, href }) => ({ holder: 'footer', title: `Footer: ${title}`, href }));
    });
  }
}
