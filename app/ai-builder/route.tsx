import { redirect } from 'react-router'
import { AiBuilderPage } from '#app/ai-builder/page.tsx'
import { shopContext, visitContext } from '#app/context.ts'
import { answerOperation } from '#app/operations/answer-operation.ts'
import { describePage } from '#app/seo.ts'
import type { Route } from './+types/route.ts'

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

/** Requests four designs, or brings one of them into the studio. */
export const action = (call: Route.ActionArgs) =>
  answerOperation<'ai-designs.request' | 'ai-designs.use'>(
    call,
    {
      'ai-designs.request': (form) => Object.fromEntries(form),
      'ai-designs.use': (form) => ({ run: form.get('run'), index: form.get('index') }),
    },
    {
      'ai-designs.request': ({ id }) => {
        throw redirect(`/ai-builder?run=${id}`)
      },
    },
  )

export default function AiBuilder({ loaderData }: Route.ComponentProps) {
  return <AiBuilderPage {...loaderData} />
}
