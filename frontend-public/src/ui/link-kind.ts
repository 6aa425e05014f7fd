/** Paths that are files or API answers, so the router must not take them. */
const served = /^\/(api|media|images|static)(\/|$)|^\/[^?#]*\.(xml|txt|pdf|ico)$/;
const address = /^(https?:\/\/|mailto:|tel:|#)/i;

export type LinkKind = 'page' | 'address' | 'refused';

/** How a target that an editor typed may be followed; script and data addresses are refused. */
export function linkKind(to: string): LinkKind {
  if (address.test(to)) return 'address';
  if (!/^\/(?![/\\])/.test(to)) return 'refused';
  return served.test(to) ? 'address' : 'page';
}
