import { resendAllMails, resendMail } from './resend-mail.ts'
import { simulateBounce } from './simulate-bounce.ts'
import { previewMailWords, testMailWords } from './try-words.ts'

export const mailOperations = [
  resendMail,
  resendAllMails,
  simulateBounce,
  previewMailWords,
  testMailWords,
] as const
