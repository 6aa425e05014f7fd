import { Body, Controller, Get, HttpCode, Post, Req, Res, UseGuards } from '@nestjs/common';
import {
  ApiForbiddenResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../core/http/problem.ts';
import { CurrentUser, Public, Requires, SignedInUser } from '../core/access/access.ts';
import { AuthUser, LoginRequest, Session } from './auth.dto.ts';
import { bearerOf } from './bearer.ts';
import { BrowserSession } from './browser-session.ts';
import { clientNetwork } from './client-network.ts';
import { LoginService } from './login.service.ts';
import { RefreshCookie } from './refresh-cookie.ts';
import { SameOriginGuard } from './same-origin.guard.ts';
import type { SignedIn } from './session-answer.ts';
import { SessionLife } from './session-life.service.ts';

const otherSite = { description: 'The browser sent this for a page of another site.' };

@ApiTags('Session')
@Controller('auth')
export class AuthController {
  constructor(
    private readonly logins: LoginService,
    private readonly sessions: SessionLife,
    private readonly cookie: RefreshCookie,
    private readonly browser: BrowserSession,
  ) {}

  @Post('login')
  @Public()
  @UseGuards(SameOriginGuard)
  @HttpCode(200)
  @ApiOperation({ summary: 'Sign in: returns an access token and sets a cookie to refresh it' })
  @ApiOkResponse({ type: Session })
  @ApiUnauthorizedResponse({ description: 'Wrong username or password; the answer is the same for both.' })
  @ApiForbiddenResponse(otherSite)
  async login(
    @Body() credentials: LoginRequest,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Session> {
    const signedIn = await this.logins.login(credentials, clientNetwork(request.ip), this.browser.isBrowser(request));
    return this.answer(reply, signedIn);
  }

  @Post('refresh')
  @Public()
  @UseGuards(SameOriginGuard)
  @HttpCode(200)
  @ApiOperation({
    summary: 'Refresh the session: returns a new access token and sets a new cookie',
    description: 'A browser sends the last token, too, which may have expired.',
  })
  @ApiOkResponse({ type: Session })
  @ApiUnauthorizedResponse({ description: 'The session has ended, or the cookie is missing or was already used.' })
  @ApiForbiddenResponse(otherSite)
  async refreshSession(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Session> {
    const signedIn = await this.sessions.refresh(this.cookie.read(request), {
      isBrowser: this.browser.isBrowser(request),
      pageKey: bearerOf(request).pageKey,
    });
    if (!signedIn) {
      this.clear(reply);
      throw new Problem('unauthenticated', { detail: 'The session has ended. Sign in again.' });
    }
    return this.answer(reply, signedIn);
  }

  @Post('logout')
  @Public()
  @UseGuards(SameOriginGuard)
  @HttpCode(204)
  @ApiOperation({ summary: 'Sign out: end the session of the cookie or the access token immediately, in every window' })
  @ApiNoContentResponse({ description: 'Signed out, or was not signed in.' })
  @ApiForbiddenResponse(otherSite)
  async logout(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    await this.sessions.logout(this.cookie.read(request), bearerOf(request).accessToken);
    this.clear(reply);
  }

  @Get('me')
  @Requires('signed-in')
  @ApiOperation({ summary: 'Get the signed-in user' })
  @ApiOkResponse({ type: AuthUser })
  getCurrentUser(@CurrentUser() { id, username, permissions }: SignedInUser): AuthUser {
    return { id, username, permissions: [...permissions] };
  }

  private answer(reply: FastifyReply, { session, refreshToken, browserCookie }: SignedIn): Session {
    this.cookie.write(reply, refreshToken);
    this.browser.write(reply, browserCookie);
    return session;
  }

  private clear(reply: FastifyReply): void {
    this.cookie.clear(reply);
    this.browser.clear(reply);
  }
}
