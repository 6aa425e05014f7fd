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

const outlined = new Map<string, TablerIcon>([
  ['twitter', IconBrandX],
  ['github', IconBrandGithub],
  ['linkedin', IconBrandLinkedin],
  ['facebook', IconBrandFacebook],
  ['instagram', IconBrandInstagram],
  ['youtube', IconBrandYoutube],
  ['wordpress', IconBrandWordpress],
]);
const solid = new Map<string, string>([
  ['shopify', siShopify.path],
  ['squarespace', siSquarespace.path],
]);

/** The platform's own icon; any other platform gets the twitter icon. */
export function SocialIcon({ platform }: { readonly platform: string }) {
  const name = platform.trim().toLowerCase();
  const path = solid.get(name);
  if (path) {
    return (
      <svg viewBox="0 0 24 24" width={20} height={20} fill="currentColor" aria-hidden>
        <path d={path} />
      </svg>
    );
  }
  return <Outline drawing={outlined.get(name) ?? IconBrandX} />;
}

const Outline = ({ drawing: Drawing }: { readonly drawing: TablerIcon }) => (
  <Drawing size={20} stroke={1.5} aria-hidden />
);
