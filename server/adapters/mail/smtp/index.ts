import type { Transporter } from 'nodemailer'
import { seconds } from '#server/kernel/clock.ts'
import { callOutside } from '#server/kernel/database.ts'
import type { MailTransport } from '#server/mail/index.ts'

/** Sends through any SMTP server: smtp://user:password@host:587 or smtps://… (RFC 5321, RFC 8314). */
export function createSmtpTransport(url: string): MailTransport {
  let opened: Promise<Transporter> | undefined
  const open = async (): Promise<Transporter> => {
    const { createTransport } = await import('nodemailer')
    return createTransport({
      url,
      connectionTimeout: seconds(10),
      greetingTimeout: seconds(10),
      socketTimeout: seconds(30),
    })
  }
  const transporter = () => (opened ??= open())
  return {
    async send(mail) {
      const to = await transporter()
      await callOutside('The mail server', seconds(60), () => to.sendMail(mail))
    },
    async checkAccess() {
      const to = await transporter()
      await callOutside('The mail server', seconds(15), () => to.verify())
    },
  }
}
