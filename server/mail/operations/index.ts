import { resendAllMails, resendMail } from './resend-mail.ts'
import { simulateBounce } from './simulate-bounce.ts'

export const mailOperations = [resendMail, resendAllMails, simulateBounce] as const
