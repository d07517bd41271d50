import { data, redirect } from 'react-router'
import { answerMove, answerSaving, type CampaignAnswer } from '#app/admin/newsletter/campaign-answer.ts'
import { CampaignPage } from '#app/admin/newsletter/campaign-page.tsx'
import { shopContext, visitContext } from '#app/context.ts'
import { readForm } from '#app/read-body.ts'
import { isUuid } from '#domain/uuid.ts'
import { readVersion } from '#domain/version.ts'
import type { Shop } from '#server/compose.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Route } from './+types/admin-campaign.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Campaign · Admin Portal' }]

const list = '/admin/newsletter/campaigns'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  const { newsletter, settings } = context.get(shopContext)
  const { campaignId } = params
  const [{ total }, { timeZone }] = await Promise.all([newsletter.list(actor, {}), settings.read()])
  const page = { subscribers: total, timeZone, email: actor.user?.email ?? '' }
  if (campaignId === 'new') return { campaign: null, mail: null, ...page }
  const campaign = isUuid(campaignId) ? await newsletter.campaigns.get(actor, campaignId) : null
  if (!campaign) throw data('There is no such campaign.', { status: 404 })
  const mail = campaign.state === 'draft' ? null : await newsletter.campaigns.preview(actor, campaign)
  return { campaign, mail, ...page }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { actor } = context.get(visitContext)
  const { campaigns } = context.get(shopContext).newsletter
  const form = await readForm(request)
  const { campaignId } = params
  if (campaignId !== 'new' && !isUuid(campaignId)) throw data('There is no such campaign.', { status: 404 })
  const intent = String(form.get('intent') ?? '')
  if (intent === 'preview') {
    const mail = await campaigns.preview(actor, {
      ...wordsOf(form),
      content: wordsOf(form).content.slice(0, 200_000),
    })
    return data({ mail, answer: null })
  }
  if (intent === 'test') {
    const outcome = await campaigns.test(actor, wordsOf(form))
    if (outcome.ok) return answer({ ok: true, title: `A test is on its way to ${outcome.to}` })
    return answer(answerSaving({ ok: false, reason: 'invalid', fieldErrors: outcome.fieldErrors }))
  }
  if (['save', 'send', 'schedule'].includes(intent)) return writeAndGoOn(campaigns, actor, campaignId, form)
  if (campaignId === 'new') throw data('The form was not understood.', { status: 400 })
  return moveOn(campaigns, actor, campaignId, intent)
}

type Campaigns = Shop['newsletter']['campaigns']

/** Saves what is in the form, then does with it what was asked for. */
async function writeAndGoOn(campaigns: Campaigns, actor: Actor, campaignId: string, form: FormData) {
  const target =
    campaignId === 'new' ? null : { id: campaignId, seenVersion: readVersion(form.get('version')) }
  const saved = await campaigns.save(actor, target, wordsOf(form))
  if (!saved.ok) return answer(answerSaving(saved))
  const { id, version } = saved
  const outcome = await goOn(campaigns, actor, { id, version }, form)
  if (!outcome.ok && campaignId !== 'new') return answer(outcome)
  return campaignId === 'new' ? redirect(`${list}/${id}`) : answer(outcome)
}

async function goOn(
  campaigns: Campaigns,
  actor: Actor,
  { id, version }: { id: string; version: number },
  form: FormData,
): Promise<CampaignAnswer> {
  const intent = form.get('intent')
  if (intent === 'send')
    return answerMove(await campaigns.send(actor, id, version), 'The campaign is on its way')
  if (intent === 'save') return { ok: true, title: 'Campaign saved' }
  const at = new Date(String(form.get('scheduledAt') ?? ''))
  if (Number.isNaN(at.getTime())) return answerMove({ ok: false, reason: 'past' }, '')
  return answerMove(
    await campaigns.schedule(actor, id, { seenVersion: version, at }),
    'The campaign is scheduled',
  )
}

async function moveOn(campaigns: Campaigns, actor: Actor, id: string, intent: string) {
  switch (intent) {
    case 'unschedule':
      return answer(answerMove(await campaigns.unschedule(actor, id), 'It is a draft again'))
    case 'pause':
      return answer(answerMove(await campaigns.pause(actor, id), 'Paused'))
    case 'resume':
      return answer(answerMove(await campaigns.resume(actor, id), 'It goes on'))
    case 'cancel':
      return answer(answerMove(await campaigns.cancel(actor, id), 'Cancelled: nobody else gets it'))
    case 'copy': {
      const copied = await campaigns.copy(actor, id)
      return copied.ok
        ? redirect(`${list}/${copied.id}`)
        : answer(answerMove({ ok: false, reason: 'moved_on' }, ''))
    }
    case 'remove': {
      const removed = await campaigns.remove(actor, id)
      return removed.ok ? redirect(list) : answer(answerMove(removed, ''))
    }
    default:
      throw data('The form was not understood.', { status: 400 })
  }
}

const answer = (told: CampaignAnswer) =>
  data({ mail: null, answer: told }, { status: told.ok ? 200 : told.status })

const wordsOf = (form: FormData) => ({
  subject: String(form.get('subject') ?? ''),
  previewText: String(form.get('previewText') ?? ''),
  content: String(form.get('content') ?? ''),
})

export default function AdminCampaign({ loaderData, actionData, params }: Route.ComponentProps) {
  return <CampaignPage key={params.campaignId} {...loaderData} answer={actionData?.answer ?? null} />
}
