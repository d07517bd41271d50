/** Types of links that sign in when their button is pressed. */
export const mailedLinks = ['magiclink', 'invite', 'email_change'] as const
export type MailedLink = (typeof mailedLinks)[number]
