import { z } from 'zod'
import { shopContext, visitContext } from '#app/context.ts'
import { readForm } from '#app/read-body.ts'
import type { Route } from './+types/tumbler-check.ts'

const questionSchema = z.object({ artworkId: z.uuid() })

/** Whether an uploaded design can be engraved. A POST, because the first look is kept. */
export async function action({ request, context }: Route.ActionArgs) {
  const question = questionSchema.safeParse(Object.fromEntries(await readForm(request)))
  if (!question.success) return Response.json({ ok: false, reason: 'not_found' }, { status: 422 })
  const { actor } = context.get(visitContext)
  const check = await context.get(shopContext).tumblers.checkEngraving(actor, question.data.artworkId)
  return Response.json(check.ok ? { ok: true } : check)
}
