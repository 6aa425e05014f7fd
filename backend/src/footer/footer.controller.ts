import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '../core/access/access.ts';
import { FooterBadge, FooterLink, FooterSection, LegalLink, SocialLink } from './footer.dto.ts';
import { FooterService } from './footer.service.ts';

@ApiTags('Footer')
@Controller('footer')
@Public()
export class FooterController {
  constructor(private readonly footer: FooterService) {}

  @Get('sections')
  @ApiOkResponse({ type: [FooterSection] })
  listFooterSections(): Promise<FooterSection[]> {
    return this.footer.listSections();
  }

  @Get('links')
  @ApiOkResponse({ type: [FooterLink] })
  listFooterLinks(): Promise<FooterLink[]> {
    return this.footer.listLinks();
  }

  @Get('social-links')
  @ApiOkResponse({ type: [SocialLink] })
  listSocialLinks(): Promise<SocialLink[]> {
    return this.footer.listSocialLinks();
  }

  @Get('legal-links')
  @ApiOkResponse({ type: [LegalLink] })
  listLegalLinks(): Promise<LegalLink[]> {
    return this.footer.listLegalLinks();
  }

  @Get('badges')
  @ApiOkResponse({ type: [FooterBadge] })
  listFooterBadges(): Promise<FooterBadge[]> {
    return this.footer.listBadges();
  }
}
