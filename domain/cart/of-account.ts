/** What a line says whose sheet or design somebody has made in an account that is signed out. */
const signIn = 'Sign in to order it.'

export const sheetOfAccount = `This sheet belongs to your account. ${signIn}`
export const designOfAccount = `This design belongs to your account. ${signIn}`

export const asksToSignIn = (problem: string): boolean => problem.endsWith(signIn)
