/** An image to pick. */
export interface SiteImage {
  readonly address: string;
  readonly name: string;
  /** What it shows. Default: nobody said. */
  readonly alt?: string;
}

/** The images that can be picked besides the library; a test keeps the list true. */
export const siteImages: readonly SiteImage[] = [
  { address: '/images/blog/fill-rate-explained.jpg', name: 'Cover: fill rate' },
  { address: '/images/blog/five-am-call-off-playbook.jpg', name: 'Cover: call-offs' },
  { address: '/images/blog/nurse-licensure-compact-for-schedulers.jpg', name: 'Cover: licensure compact' },
  { address: '/images/blog/placing-nurses-in-canada.jpg', name: 'Cover: Canada' },
  { address: '/images/blog/overtime-for-agency-nurses.jpg', name: 'Cover: overtime' },
  { address: '/images/blog/joint-commission-staffing-certification.jpg', name: 'Cover: certification' },
  { address: '/images/blog/default.svg', name: 'Cover: plain' },
  { address: '/og-image.jpg', name: 'Social card' },
  { address: '/images/logos/20x-logo.svg', name: 'Logo' },
];
