/** Of pages whose owner named none. */
export const defaultKeywords = [
  'nurse scheduling software',
  'healthcare staffing',
  'nursing roster',
  'healthcare management',
  'staffing agency software',
];
