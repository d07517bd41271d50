import { z } from 'zod'
import { shopContext, visitContext } from '#app/context.ts'
import { readForm } from '#app/read-body.ts'
import type { Route } from './+types/article-views.ts'

const viewSchema = z.object({ articleId: z.uuid() })

/** Where the browser says that an article was opened: no GET ever counts. */
export async function action({ request, context }: Route.ActionArgs) {
  const reading = viewSchema.safeParse(Object.fromEntries(await readForm(request)))
  if (!reading.success) return new Response(null, { status: 400 })
  const { actor, userAgent } = context.get(visitContext)
  await context.get(shopContext).blog.countView(actor, { userAgent }, reading.data.articleId)
  return new Response(null, { status: 204 })
}
