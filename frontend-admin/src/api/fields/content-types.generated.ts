// Written by `npm run gen:api` from the content definitions of the back end. Do not edit.
import type { ContentTypeDeclaration } from '../../editor/model/content-type';
import type * as admin from '../generated';
import type * as kit from '@20x/kit';
import {
  Component,
  Cookie,
  FileText,
  House,
  Menu,
  Newspaper,
  PanelBottom,
  Scale,
  Sparkles,
  Stamp,
  UserPen,
} from 'lucide-react';

/** The content of each type. */
export interface ContentOf {
  'home-content': kit.HomeContent;
  page: admin.PageContent;
  legal: admin.LegalContent;
  post: admin.PostContent;
  author: admin.AuthorContent;
  feature: admin.FeatureContent;
  snippet: admin.SnippetContent;
  navigation: admin.NavigationContent;
  footer: admin.FooterContent;
  brand: admin.BrandContent;
  'site-scripts': admin.SiteScriptsContent;
}

/** Every type of content, in the order of the navigation. */
export const contentTypes = [
  {
    name: 'home-content',
    path: '/',
    api: '/api/home-content',
    title: 'Home Page',
    item: 'home page',
    screens: [
      { slug: 'home', title: 'Home Page', name: 'Home page', path: '/admin/home', visual: '/admin/home-visual' },
    ],
    facets: [],
    introduction: 'heroSubtitle',
    isOrdered: false,
    hasCover: false,
    hasDue: false,
    icon: House,
    fields: () =>
      import(/* webpackChunkName: "fields-home-content" */ './home-content.generated').then(
        (module) => module.homeContent,
      ),
  },
  {
    name: 'page',
    path: '/{slug}',
    api: '/api/pages/{slug}',
    title: 'Pages',
    item: 'page',
    list: '/admin/pages',
    editor: '/admin/pages/{id}',
    screens: [
      { slug: 'about', title: 'About Page', name: 'About page', path: '/admin/about' },
      { slug: 'contact', title: 'Contact Page', name: 'Contact page', path: '/admin/contact-page' },
    ],
    facets: [],
    isOrdered: false,
    hasCover: false,
    hasDue: false,
    icon: FileText,
    fields: () =>
      import(/* webpackChunkName: "fields-page" */ './page-content.generated').then((module) => module.pageContent),
  },
  {
    name: 'legal',
    path: '/{slug}',
    api: '/api/legal/{slug}',
    title: 'Legal texts',
    item: 'legal text',
    screens: [
      { slug: 'terms', title: 'Terms & Conditions', name: 'Terms and conditions', path: '/admin/terms-page' },
      { slug: 'privacy', title: 'Privacy Policy', name: 'Privacy policy', path: '/admin/privacy-page' },
    ],
    facets: [],
    isOrdered: false,
    hasCover: false,
    hasDue: false,
    icon: Scale,
    fields: () =>
      import(/* webpackChunkName: "fields-legal" */ './legal-content.generated').then((module) => module.legalContent),
  },
  {
    name: 'post',
    path: '/blog/{slug}',
    api: '/api/posts/{slug}',
    title: 'Blog Posts',
    item: 'post',
    list: '/admin/blog',
    editor: '/admin/blog/{id}/edit',
    advanced: '/admin/blog/{id}/edit-advanced',
    filing: { title: 'Categories & tags', path: '/admin/blog/terms' },
    imports: '/admin/blog/import',
    exports: { path: '/api/admin/blog-export', formats: { markdown: 'Markdown', html: 'HTML' } },
    screens: [],
    facets: [
      { field: 'category', label: 'Category' },
      { field: 'tags', label: 'Tags', as: 'labels', item: 'tag' },
      { field: 'authors', label: 'Authors', as: 'column', item: 'author' },
    ],
    introduction: 'excerpt',
    isOrdered: false,
    hasCover: true,
    hasDue: true,
    icon: Newspaper,
    fields: () =>
      import(/* webpackChunkName: "fields-post" */ './post-content.generated').then((module) => module.postContent),
  },
  {
    name: 'author',
    path: '/blog/author/{slug}',
    api: '/api/authors/{slug}',
    title: 'Authors',
    item: 'author',
    list: '/admin/authors',
    editor: '/admin/authors/{id}',
    screens: [],
    facets: [],
    introduction: 'bio',
    isOrdered: false,
    hasCover: true,
    hasDue: false,
    icon: UserPen,
    fields: () =>
      import(/* webpackChunkName: "fields-author" */ './author-content.generated').then(
        (module) => module.authorContent,
      ),
  },
  {
    name: 'feature',
    path: '/features/{slug}',
    api: '/api/features/{slug}',
    title: 'Features',
    item: 'feature',
    list: '/admin/features',
    editor: '/admin/features/{id}',
    tabs: { overview: 'Overview', content: 'Content', related: 'Related' },
    screens: [],
    facets: [],
    introduction: 'summary',
    isOrdered: true,
    hasCover: false,
    hasDue: false,
    icon: Sparkles,
    fields: () =>
      import(/* webpackChunkName: "fields-feature" */ './feature-content.generated').then(
        (module) => module.featureContent,
      ),
  },
  {
    name: 'snippet',
    path: '/snippets/{slug}',
    isPart: true,
    api: '/api/snippets/{slug}',
    title: 'Snippets',
    item: 'snippet',
    list: '/admin/snippets',
    editor: '/admin/snippets/{id}',
    screens: [],
    facets: [],
    isOrdered: false,
    hasCover: false,
    hasDue: false,
    icon: Component,
    fields: () =>
      import(/* webpackChunkName: "fields-snippet" */ './snippet-content.generated').then(
        (module) => module.snippetContent,
      ),
  },
  {
    name: 'navigation',
    path: '/',
    onEveryPage: true,
    api: '/api/settings',
    title: 'Navigation',
    item: 'navigation',
    screens: [{ slug: 'navigation', title: 'Navigation', name: 'Navigation', path: '/admin/settings/navigation' }],
    facets: [],
    isOrdered: false,
    hasCover: false,
    hasDue: false,
    icon: Menu,
    fields: () =>
      import(/* webpackChunkName: "fields-navigation" */ './navigation-content.generated').then(
        (module) => module.navigationContent,
      ),
  },
  {
    name: 'footer',
    path: '/',
    onEveryPage: true,
    api: '/api/settings',
    title: 'Footer',
    item: 'footer',
    screens: [{ slug: 'footer', title: 'Footer', name: 'Footer', path: '/admin/settings/footer' }],
    facets: [],
    isOrdered: false,
    hasCover: false,
    hasDue: false,
    icon: PanelBottom,
    fields: () =>
      import(/* webpackChunkName: "fields-footer" */ './footer-content.generated').then(
        (module) => module.footerContent,
      ),
  },
  {
    name: 'brand',
    path: '/',
    onEveryPage: true,
    api: '/api/settings',
    title: 'Brand',
    item: 'brand',
    screens: [{ slug: 'brand', title: 'Brand', name: 'Brand', path: '/admin/settings/brand' }],
    facets: [],
    isOrdered: false,
    hasCover: false,
    hasDue: false,
    icon: Stamp,
    fields: () =>
      import(/* webpackChunkName: "fields-brand" */ './brand-content.generated').then((module) => module.brandContent),
  },
  {
    name: 'site-scripts',
    path: '/',
    onEveryPage: true,
    api: '/api/settings',
    title: 'Scripts and consent',
    item: 'scripts',
    screens: [
      {
        slug: 'site-scripts',
        title: 'Scripts and consent',
        name: 'Scripts and consent',
        path: '/admin/settings/scripts',
      },
    ],
    facets: [],
    isOrdered: false,
    hasCover: false,
    hasDue: false,
    icon: Cookie,
    fields: () =>
      import(/* webpackChunkName: "fields-site-scripts" */ './site-scripts-content.generated').then(
        (module) => module.siteScriptsContent,
      ),
  },
] as const satisfies readonly ContentTypeDeclaration[];
