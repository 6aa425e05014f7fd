import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, Requires, SignedInUser } from '../../core/access/access.ts';
import { ImagesInUse } from './images-in-use.ts';
import { ImageInUse } from './images.dto.ts';

/** Images that editors can pick again. */
@ApiTags('Images')
@Controller('admin/images')
@Requires('signed-in')
export class ImagesController {
  constructor(private readonly images: ImagesInUse) {}

  @Get('in-use')
  @ApiOkResponse({
    type: [ImageInUse],
    description:
      'Images in drafts and live pages that you may edit, the last used first, at most 200; then those on every page.',
  })
  listImagesInUse(@CurrentUser() user: SignedInUser): Promise<ImageInUse[]> {
    return this.images.list(user);
  }
}
