/** Types of links that sign people in once their button is clicked. */
export const mailedLinks = ['magiclink', 'invite', 'email_change'] as const
export type MailedLink = (typeof mailedLinks)[number]
