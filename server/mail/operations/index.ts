import { resendAllMails, resendMail } from './resend-mail.ts'

export const mailOperations = [resendMail, resendAllMails] as const
