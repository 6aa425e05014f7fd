import {
  IconBrandFacebook,
  IconBrandGithub,
  IconBrandInstagram,
  IconBrandLinkedin,
  IconBrandWordpress,
  IconBrandX,
  IconBrandYoutube,
  type TablerIcon,
} from '@tabler/icons-react';
import { siShopify, siSquarespace } from 'simple-icons';

const outlined: Partial<Record<string, TablerIcon>> = {
  twitter: IconBrandX,
  github: IconBrandGithub,
  linkedin: IconBrandLinkedin,
  facebook: IconBrandFacebook,
  instagram: IconBrandInstagram,
  youtube: IconBrandYoutube,
  wordpress: IconBrandWordpress,
};
const filledPaths: Partial<Record<string, string>> = { shopify: siShopify.path, squarespace: siSquarespace.path };

/** The platform's own icon; any other platform gets the twitter icon. */
export function SocialIcon({ platform }: { readonly platform: string }) {
  const name = platform.trim().toLowerCase();
  const path = filledPaths[name];
  if (path) {
    return (
      <svg viewBox="0 0 24 24" width={20} height={20} fill="currentColor" data-platform={name} aria-hidden>
        <path d={path} />
      </svg>
    );
  }
  const known = Object.hasOwn(outlined, name) ? name : 'twitter';
  const Icon = outlined[known] ?? IconBrandX;
  return <Icon size={20} stroke={1.5} data-platform={known} aria-hidden />;
}
