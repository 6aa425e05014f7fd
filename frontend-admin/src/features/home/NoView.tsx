/** Of a field that is edited elsewhere: images with their texts, sections at their own heading. */
export const NoView = () => null;
