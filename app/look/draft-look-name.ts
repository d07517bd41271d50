/** The name under which the address of a preview carries a look that nobody has saved yet. */
export const draftLookName = 'draft-look'
