/** The query parameter in which a preview's URL carries a look that has not been saved yet. */
export const draftLookName = 'draft-look'
