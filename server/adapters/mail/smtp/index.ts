import { createTransport } from 'nodemailer'
import { seconds } from '#server/kernel/clock.ts'
import { callOutside } from '#server/kernel/database.ts'
import type { MailTransport } from '#server/mail/index.ts'

/** Sends by any SMTP server: smtp://user:password@host:587 or smtps://… (RFC 5321, RFC 8314). */
export function createSmtpTransport(url: string): MailTransport {
  const transporter = createTransport({
    url,
    connectionTimeout: seconds(10),
    greetingTimeout: seconds(10),
    socketTimeout: seconds(30),
  })
  return {
    async send(mail) {
      await callOutside('The mail server', seconds(60), () => transporter.sendMail(mail))
    },
    async checkAccess() {
      await callOutside('The mail server', seconds(15), () => transporter.verify())
    },
  }
}
