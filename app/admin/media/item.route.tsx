import { data, type ShouldRevalidateFunction } from 'react-router'
import { MediaItemDialog } from '#app/admin/media/media-item-dialog.tsx'
import { shopContext, visitContext } from '#app/context.ts'
import { answerOperation } from '#app/operations/answer-operation.ts'
import type { Route } from './+types/item.route.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.item.fileName ?? 'Not found'} · Media library` },
]

export async function loader({ context, params }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  const { mediaLibrary } = context.get(shopContext)
  const item = await mediaLibrary.get(actor, params.mediaId)
  if (!item) throw data('There is no such picture or video.', { status: 404 })
  return { item }
}

/** A deleted item is not requested again: the page navigates away on its own. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  formData,
  actionStatus,
  defaultShouldRevalidate,
}) => !(formData?.get('operation') === 'media.remove' && actionStatus === 200) && defaultShouldRevalidate

export const action = (asked: Route.ActionArgs) =>
  answerOperation<'media.describe' | 'media.remove' | 'media.bring-back'>(asked, {
    'media.describe': (form) => ({ ...itemOf(asked), fileName: form.get('fileName'), alt: form.get('alt') }),
    'media.remove': () => itemOf(asked),
    'media.bring-back': () => itemOf(asked),
  })

const itemOf = ({ params }: Route.ActionArgs) => ({ media: params.mediaId })

export default function AdminMediaItem({ loaderData }: Route.ComponentProps) {
  return <MediaItemDialog key={loaderData.item.id} {...loaderData} />
}
