import { useEffect } from 'react'
import { Outlet, useParams, useRevalidator } from 'react-router'
import { readList } from '#app/admin/lists/read-list.ts'
import { MailsPage } from '#app/admin/mails/page.tsx'
import { SectionFailed } from '#app/admin/section-failed.tsx'
import { shopContext, visitContext } from '#app/context.ts'
import { answerOperation } from '#app/operations/answer-operation.ts'
import type { Route } from './+types/route.ts'
import { mailsSource } from './mails-source.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Emails · Admin Portal' }]

export async function loader({ context, url }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  const shop = context.get(shopContext)
  const [list, stuck] = await Promise.all([
    readList(shop, actor, url.searchParams, mailsSource(shop, actor)),
    shop.mail.countStuck(actor),
  ])
  return { ...list, stuck }
}

export const action = (asked: Route.ActionArgs) =>
  answerOperation<'mails.resend-all'>(asked, { 'mails.resend-all': () => ({}) })

/** While emails are being sent, their progress. */
const lookAgainAfter = 4_000

export default function AdminMails({ loaderData }: Route.ComponentProps) {
  const { mailId } = useParams()
  const isMoving = loaderData.stuck > 0 || loaderData.page.rows.some(({ state }) => state === 'queued')
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isMoving) return
    const timer = setInterval(() => void revalidate(), lookAgainAfter)
    return () => clearInterval(timer)
  }, [isMoving, revalidate])
  return (
    <MailsPage {...loaderData} openId={mailId ?? null}>
      <Outlet />
    </MailsPage>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <SectionFailed error={error} title="Error loading emails" />
}
