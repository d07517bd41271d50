import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { z } from 'zod'
import { MailsPage } from '#app/admin/mails/page.tsx'
import { shopContext, visitContext } from '#app/context.ts'
import { answerOperation } from '#app/operations/answer-operation.ts'
import type { Route } from './+types/route.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Mails · Admin Portal' }]

const searchSchema = z.object({
  state: z.enum(['queued', 'sent', 'failed', 'expired', 'texts']).optional().catch(undefined),
  text: z.string().trim().max(100).optional().catch(undefined),
  before: z.iso.datetime().optional().catch(undefined),
})

const searchOf = (url: URL) =>
  searchSchema.parse(Object.fromEntries([...url.searchParams].filter(([, value]) => value !== '')))

export async function loader({ context, url }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  const { mail } = context.get(shopContext)
  const search = searchOf(url)
  const { state, ...rest } = search
  const found = await mail.listForStaff(actor, {
    ...rest,
    ...(state === 'texts' ? { isText: true } : { state }),
  })
  const openId = url.searchParams.get('mail')
  return { ...found, search, open: found.mails.find(({ id }) => id === openId) ?? found.mails[0] ?? null }
}

export const action = (asked: Route.ActionArgs) =>
  answerOperation<'mails.resend' | 'mails.resend-all'>(asked, {
    'mails.resend': (form) => ({ mail: form.get('mail') }),
    'mails.resend-all': () => ({}),
  })

/** While mails are on their way, how far they are. */
const lookAgainAfter = 4_000

export default function AdminMails({ loaderData }: Route.ComponentProps) {
  const isMoving = loaderData.stuck > 0 || loaderData.mails.some(({ state }) => state === 'queued')
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isMoving) return
    const timer = setInterval(() => void revalidate(), lookAgainAfter)
    return () => clearInterval(timer)
  }, [isMoving, revalidate])
  return <MailsPage {...loaderData} />
}
