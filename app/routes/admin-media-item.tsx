import { data, type ShouldRevalidateFunction } from 'react-router'
import { type MediaAnswer, MediaItemDialog } from '#app/admin/media/media-item-dialog.tsx'
import { shopContext, visitContext } from '#app/context.ts'
import { readForm } from '#app/read-body.ts'
import type { Route } from './+types/admin-media-item.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.item.fileName ?? 'Not found'} · Media library` },
]

export async function loader({ context, params }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  const { mediaLibrary, settings } = context.get(shopContext)
  const [item, { timeZone }] = await Promise.all([mediaLibrary.get(actor, params.mediaId), settings.read()])
  if (!item) throw data('There is no such picture or film.', { status: 404 })
  return { item, timeZone }
}

/** What has just been deleted is not asked for again: the page leaves it by itself. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  formData,
  actionStatus,
  defaultShouldRevalidate,
}) => !(formData?.get('intent') === 'remove-media' && actionStatus === 200) && defaultShouldRevalidate

export async function action({ context, request, params }: Route.ActionArgs) {
  const { actor } = context.get(visitContext)
  const { mediaLibrary } = context.get(shopContext)
  const form = await readForm(request)
  switch (form.get('intent')) {
    case 'describe-media': {
      const words = { fileName: String(form.get('fileName') ?? ''), alt: String(form.get('alt') ?? '') }
      return answer(await mediaLibrary.describe(actor, params.mediaId, words))
    }
    case 'remove-media':
      return answer(await mediaLibrary.remove(actor, params.mediaId))
    case 'bring-back-media':
      return answer(await mediaLibrary.bringBack(actor, params.mediaId))
    default:
      throw data('The form could not be read.', { status: 400 })
  }
}

const statuses = { not_found: 404, invalid: 422, in_use: 409 }

const answer = (outcome: MediaAnswer) =>
  data<MediaAnswer>(outcome, { status: outcome.ok ? 200 : statuses[outcome.reason] })

export default function AdminMediaItem({ loaderData }: Route.ComponentProps) {
  return <MediaItemDialog key={loaderData.item.id} {...loaderData} />
}
