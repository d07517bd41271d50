import { shopContext, visitContext } from '#app/context.ts'
import type { Route } from './+types/admin-media-json.ts'

/** A page of the media library, for the dialogs that pick from it. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  const { mediaLibrary } = context.get(shopContext)
  return mediaLibrary.list(actor, mediaLibrary.readFilter(url.searchParams))
}
