/**
 * Fields of publishable content. Each decorator is the whole field: its validation, its OpenAPI schema, its form in the
 * admin and what checks and links know of it. Two strengths of rules: the *shape* (type and size) is checked on every
 * save, so that unfinished work can always be saved; rules in the group `publish`, and the *form* of addresses, days and
 * the like among them, hold only for what visitors are about to see. Every rule but `required` passes null and undefined:
 * an empty field shows the site's default.
 */
export { Address, Email, EmbedAddress, ImageUrl, Link } from './address-fields.ts';
export { Choice, Choices, Flag } from './choice-fields.ts';
export { ConsentOnFile, Evidence } from './editors-fields.ts';
export type { TextEntry } from './hidden-entry.ts';
export { ImageUrls, Pick, Picks, Texts } from './list-fields.ts';
export { Group, Row, Rows } from './nested-fields.ts';
export { Decimal, Whole } from './number-fields.ts';
export { Anchor, Icon, LongText, RichText, Text } from './text-fields.ts';
export { Day, TimeOfDay, TimeZone } from './time-fields.ts';
