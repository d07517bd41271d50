import { resendAllMails, resendMail } from './resend-mail.ts'
import { setTexts } from './set-texts.ts'
import { simulateBounce } from './simulate-bounce.ts'
import { previewMailWords, testMailWords } from './try-words.ts'

export const mailOperations = [
  resendMail,
  resendAllMails,
  simulateBounce,
  previewMailWords,
  testMailWords,
  setTexts,
] as const
