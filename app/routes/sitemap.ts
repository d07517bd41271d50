import { shopContext, visitContext } from '#app/context.ts'
import { writeSitemap } from '#app/feed/write-sitemap.ts'
import { textAnswer } from '#app/feed/xml.ts'
import { builderLinks, siteLinks } from '#app/shell/links.ts'
import type { Route } from './+types/sitemap.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const articles = await context.get(shopContext).blog.listAddresses()
  const pages = [
    ...[...siteLinks, ...builderLinks].map(({ to }) => ({ path: to })),
    ...articles.map(({ slug, updatedAt }) => ({ path: `/blog/${slug}`, updatedAt })),
  ]
  return textAnswer(writeSitemap(context.get(visitContext).origin, pages), 'application/xml')
}
