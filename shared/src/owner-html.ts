/** Why a person may not change HTML or trackers that run scripts in visitors’ browsers. */
export const ownerHtmlRefusal = 'You need permission to edit raw HTML to change this.';
