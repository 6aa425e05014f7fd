import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '../core/access/access.ts';
import { Post, PostList, PostQuery } from './posts.dto.ts';
import { PostsService } from './posts.service.ts';

@ApiTags('Blog')
@Controller('posts')
export class PublicPostsController {
  constructor(private readonly posts: PostsService) {}

  @Get()
  @Public()
  @ApiOkResponse({ type: PostList })
  listPosts(@Query() query: PostQuery): Promise<PostList> {
    return this.posts.list(query);
  }

  @Get(':slug')
  @Public()
  @ApiOkResponse({ type: Post })
  getPost(@Param('slug') slug: string): Promise<Post> {
    return this.posts.getPublished(slug);
  }
}
