import { shopContext, visitContext } from '#app/context.ts'
import { writeFeed } from '#app/feed/write-feed.ts'
import { textAnswer } from '#app/feed/xml.ts'
import type { Route } from './+types/route.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { blog, settings } = context.get(shopContext)
  const [{ siteName }, articles] = await Promise.all([settings.read(), blog.listForFeed()])
  return textAnswer(writeFeed(siteName, context.get(visitContext).origin, articles), 'application/atom+xml')
}
