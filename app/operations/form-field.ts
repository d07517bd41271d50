/**
 * The field that identifies which of a page's forms was sent: without a script, its answer comes with the whole page.
 */
export const formField = 'form'
