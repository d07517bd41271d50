import { z } from 'zod'
import type { SmsSender } from '#server/auth/index.ts'
import { seconds } from '#server/kernel/clock.ts'
import { callOutside } from '#server/kernel/database.ts'
import { directFetch } from '../../direct-fetch.ts'

export type TwilioSettings = { accountSid: string; authToken: string; from: string; baseUrl: string }

/** What Twilio says of a refused message. */
const refusalSchema = z.object({ code: z.number().optional(), message: z.string() })

/** Twilio's Messages resource, version 2010-04-01, or any service that speaks it. */
export function createTwilioSender({ accountSid, authToken, from, baseUrl }: TwilioSettings): SmsSender {
  const url = new URL(`/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`, baseUrl)
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`
  return {
    name: 'twilio',
    async send({ to, text }) {
      const body = new URLSearchParams({ To: to, From: from, Body: text })
      const answer = await callOutside('Twilio', seconds(10), (signal) =>
        directFetch(url, {
          method: 'POST',
          headers: { authorization },
          body,
          signal,
        }),
      )
      if (answer.ok) return
      const refusal = refusalSchema.safeParse(await answer.json().catch(() => null))
      throw new Error(`Twilio refused a message: ${answer.status} ${refusal.data?.message ?? ''}`)
    },
  }
}
