import { data, redirect } from 'react-router'
import { AiBuilderPage } from '#app/ai-builder/ai-builder-page.tsx'
import { shopContext, visitContext } from '#app/context.ts'
import { readForm } from '#app/read-body.ts'
import { describePage } from '#app/seo.ts'
import type { Route } from './+types/ai-builder.ts'

export const meta: Route.MetaFunction = (args) =>
  describePage(args, {
    title: 'AI design generator',
    description:
      'Describe a design in a few words, choose one of ten art styles, and get four transparent, print-ready variations at 300 dpi for your gang sheet.',
    path: '/ai-builder',
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  const { aiDesigns, catalog, settings } = context.get(shopContext)
  const { actor } = context.get(visitContext)
  const [runs, sizes, { outsideBuilder }] = await Promise.all([
    aiDesigns.list(actor),
    catalog.gangSheetSizes(),
    settings.read(),
  ])
  const wanted = new URL(request.url).searchParams.get('run')
  return {
    runs,
    sizes,
    hasOwnStudio: outsideBuilder === null,
    run: runs.find(({ id }) => id === wanted) ?? null,
  }
}

/** Asks for four designs, or brings one of them into the studio. */
export async function action({ request, context }: Route.ActionArgs) {
  const { aiDesigns } = context.get(shopContext)
  const visit = context.get(visitContext)
  const fields = Object.fromEntries(await readForm(request))
  if (fields.intent === 'use') {
    const used = await aiDesigns.use(visit.actor, String(fields.runId), Number(fields.index))
    return used.ok ? data(used) : data({ ok: false as const, reason: used.reason }, { status: 404 })
  }
  const outcome = await aiDesigns.request(visit.actor, visit, fields)
  if (outcome.ok) return redirect(`/ai-builder?run=${outcome.run.id}`)
  return data(outcome, { status: outcome.reason === 'too_many_requests' ? 429 : 422 })
}

export default function AiBuilder({ loaderData, actionData }: Route.ComponentProps) {
  return <AiBuilderPage {...loaderData} answer={actionData} />
}
