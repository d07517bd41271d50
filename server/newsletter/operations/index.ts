import { confirmSignup, leaveNewsletter } from './membership.ts'
import { subscribeToNewsletter } from './subscribe.ts'

export const newsletterOperations = [subscribeToNewsletter, confirmSignup, leaveNewsletter] as const
