/** Shown on a line whose sheet or design belongs to an account that is not signed in. */
const signIn = 'Sign in to order it.'

export const sheetOfAccount = `This sheet belongs to your account. ${signIn}`
export const designOfAccount = `This design belongs to your account. ${signIn}`

export const asksToSignIn = (problem: string): boolean => problem.endsWith(signIn)
