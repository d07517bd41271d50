import { useEffect } from 'react'
import { data, useRevalidator } from 'react-router'
import { AttentionPage } from '#app/admin/attention/page.tsx'
import { SectionFailed } from '#app/admin/section-failed.tsx'
import { shopContext, visitContext } from '#app/context.ts'
import { useLiveRevalidation } from '#app/live.ts'
import { answerOperation } from '#app/operations/answer-operation.ts'
import type { Route } from './+types/route.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Attention · Admin Portal' }]

export async function loader({ context }: Route.LoaderArgs) {
  const { actor, report } = context.get(visitContext)
  try {
    return data({ attention: await context.get(shopContext).reports.countedAttention(actor) })
  } catch (error) {
    report(error)
    return data({ attention: null }, { status: 503 })
  }
}

export const action = (asked: Route.ActionArgs) =>
  answerOperation<'attention.retry' | 'attention.forget'>(asked, {
    'attention.retry': readJob,
    'attention.forget': readJob,
  })

const readJob = (form: FormData) => {
  const [queue, job] = String(form.get('item')).split('/')
  return { queue, job }
}

const events = [
  'print-file.changed',
  'shipment.changed',
  'payment.checked',
  'order.changed',
  'order.placed',
  'edit-request.created',
  'edit-request.changed',
] as const

/** Orders become late, and emails fail, without an event. */
const lookAgainAfter = 60_000

export default function AdminAttention({ loaderData: { attention } }: Route.ComponentProps) {
  useLiveRevalidation(events)
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const timer = setInterval(() => void revalidate(), lookAgainAfter)
    return () => clearInterval(timer)
  }, [revalidate])
  return attention ? (
    <AttentionPage {...attention} />
  ) : (
    <SectionFailed error={null} title="The list couldn’t be loaded" />
  )
}
