/** Who wrote a post without authors. */
export const editorialTeam = '20X Editorial';
