import { data, redirect } from 'react-router'
import { CampaignPage } from '#app/admin/newsletter/campaign-page.tsx'
import { shopContext, visitContext } from '#app/context.ts'
import { answerOperation } from '#app/operations/answer-operation.ts'
import { isUuid } from '#domain/uuid.ts'
import type { Route } from './+types/campaign.route.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Campaign · Admin Portal' }]

const list = '/admin/newsletter/campaigns'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  const { newsletter } = context.get(shopContext)
  const { campaignId } = params
  const subscribers = await newsletter.countSubscribed(actor)
  const page = { subscribers, email: actor.user?.email ?? '' }
  if (campaignId === 'new') return { campaign: null, mail: null, ...page }
  const campaign = isUuid(campaignId) ? await newsletter.campaigns.get(actor, campaignId) : null
  if (!campaign) throw data('There is no such campaign.', { status: 404 })
  const mail = campaign.state === 'draft' ? null : await newsletter.campaigns.preview(actor, campaign)
  return { campaign, mail, ...page }
}

export function action(call: Route.ActionArgs) {
  const campaign = call.params.campaignId
  const itself = () => ({ campaign })
  const asSeen = (form: FormData) => ({ campaign, version: form.get('version') })
  return answerOperation(
    call,
    {
      'campaigns.create': wordsOf,
      'campaigns.update': (form) => ({ ...wordsOf(form), ...asSeen(form) }),
      'campaigns.preview': wordsOf,
      'campaigns.test': wordsOf,
      'campaigns.send': asSeen,
      'campaigns.schedule': (form) => ({ ...asSeen(form), at: form.get('scheduledAt') }),
      'campaigns.unschedule': itself,
      'campaigns.pause': itself,
      'campaigns.resume': itself,
      'campaigns.cancel': itself,
      'campaigns.copy': itself,
      'campaigns.remove': itself,
    },
    {
      'campaigns.copy': ({ campaign: { id } }) => {
        throw redirect(`${list}/${id}`)
      },
      'campaigns.remove': () => {
        throw redirect(list)
      },
    },
  )
}

const wordsOf = (form: FormData) => ({
  subject: form.get('subject') ?? '',
  previewText: form.get('previewText') ?? '',
  content: form.get('content') ?? '',
})

export default function AdminCampaign({ loaderData, params }: Route.ComponentProps) {
  return <CampaignPage key={params.campaignId} {...loaderData} />
}
