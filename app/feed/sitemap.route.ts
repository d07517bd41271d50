import { data } from 'react-router'
import { shopContext, visitContext } from '#app/context.ts'
import { writeSitemapFile } from '#app/feed/write-sitemap.ts'
import { textAnswer } from '#app/feed/xml.ts'
import { builderLinks, generatorLink, siteLinks } from '#app/shell/links.ts'
import type { Route } from './+types/sitemap.route.ts'

const shelves = {
  'gang-sheet': '/prints',
  print: '/print-marketplace',
  tshirt: '/tshirt-marketplace',
  tumbler: '/tumbler-marketplace',
}

export async function loader({ context, url }: Route.LoaderArgs) {
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
  const here = { origin: context.get(visitContext).origin, path: '/sitemap.xml' }
  const file = writeSitemapFile(here, pages, url.searchParams.get('file'))
  if (file === null) throw data('No such sitemap.', { status: 404 })
  return textAnswer(file, 'application/xml')
}
