import { shopContext, visitContext } from '#app/context.ts'
import { writeSitemap } from '#app/feed/write-sitemap.ts'
import { textAnswer } from '#app/feed/xml.ts'
import { builderLinks, generatorLink, siteLinks } from '#app/shell/links.ts'
import type { Route } from './+types/sitemap.route.ts'

const shelves = {
  'gang-sheet': '/prints',
  print: '/print-marketplace',
  tshirt: '/tshirt-marketplace',
  tumbler: '/tumbler-marketplace',
}

export async function loader({ context }: Route.LoaderArgs) {
  const { blog, prints, listings } = context.get(shopContext)
  const [articles, printed, listed] = await Promise.all([
    blog.listAddresses(),
    prints.listAddresses(),
    listings.listAddresses(),
  ])
  const pages = [
    ...[...siteLinks, ...builderLinks, generatorLink].map(({ to }) => ({ path: to })),
    { path: '/tracking' },
    ...[...printed, ...listed].map(({ kind, slug }) => ({ path: `${shelves[kind]}/${slug}` })),
    ...articles.map(({ slug, updatedAt }) => ({ path: `/blog/${slug}`, updatedAt })),
  ]
  return textAnswer(writeSitemap(context.get(visitContext).origin, pages), 'application/xml')
}
