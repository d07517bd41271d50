import { useState } from 'react'
import { data, Outlet, type ShouldRevalidateFunctionArgs, useLocation, useParams } from 'react-router'
import { cameFromList, readBlogFilter } from '#app/blog/blog-address.ts'
import { BlogPage } from '#app/blog/page.tsx'
import { shopContext } from '#app/context.ts'
import { describePage, feedLink } from '#app/seo.ts'
import type { Route } from './+types/route.ts'

export const meta: Route.MetaFunction = (args) => [
  ...describePage(args, {
    title: 'Blog',
    description:
      'Guides from our print shop: preparing artwork for DTF, gang sheets, pressing instructions, and caring for printed shirts.',
  }),
  feedLink,
]

/** An article requested by its URL is a page of its own: the list is not read for it. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const filter = readBlogFilter(url.searchParams)
  if ('slug' in params) return data({ shelf: null, filter })
  const { search, category, pages } = filter
  const shelf = await context.get(shopContext).blog.list({ text: search, category, pages })
  return data({ shelf, filter }, { status: shelf.ok ? 200 : 503 })
}

/** The list under an opened article stays unchanged. */
export function shouldRevalidate({ nextParams, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return nextParams.slug === undefined && defaultShouldRevalidate
}

export type BlogOutlet = { isOverList: boolean }

export default function Blog({ loaderData: { shelf, filter } }: Route.ComponentProps) {
  const isReading = useParams().slug !== undefined
  const { state } = useLocation()
  /** Lost on reload, on purpose: the server sent the article's page. */
  const [isListKnown, setIsListKnown] = useState(!isReading)
  if (!isReading && !isListKnown) setIsListKnown(true)
  const isOverList = isReading && isListKnown && cameFromList(state)
  return (
    <>
      {shelf && (!isReading || isOverList) && <BlogPage shelf={shelf} filter={filter} />}
      <Outlet context={{ isOverList } satisfies BlogOutlet} />
    </>
  )
}
