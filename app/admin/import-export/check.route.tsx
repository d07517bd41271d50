import { data, redirect } from 'react-router'
import { CheckPage, type ImportCall } from '#app/admin/import-export/check-page.tsx'
import { SectionFailed } from '#app/admin/section-failed.tsx'
import { shopContext, visitContext } from '#app/context.ts'
import { answerOperation } from '#app/operations/answer-operation.ts'
import type { Outcome } from '#server/import-export/index.ts'
import type { Route } from './+types/check.route.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Import · Admin Portal' }]

const shown: readonly Outcome[] = ['new', 'changed', 'unchanged', 'skipped', 'refused']

/** What a file would do, or has done, row by row. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  const outcome = shown.find((one) => one === url.searchParams.get('show'))
  const after = Number(url.searchParams.get('after'))
  const page = await context.get(shopContext).importExport.find(actor, params.importId, {
    ...(outcome ? { outcome } : {}),
    after: Number.isSafeInteger(after) && after > 0 && after < 1_000_000 ? after : 0,
  })
  if (!page) throw data('There is no such import.', { status: 404 })
  return { page, outcome: outcome ?? null, isFirst: !url.searchParams.has('after') }
}

export const action = (asked: Route.ActionArgs) => {
  const read = () => ({ import: asked.params.importId })
  return answerOperation<ImportCall>(
    asked,
    {
      'imports.apply': (form) => ({ ...read(), overwrites: form.has('overwrites') }),
      'imports.discard': read,
    },
    {
      'imports.discard': () => {
        throw redirect('/admin/import-export')
      },
    },
  )
}

export default function AdminImport({ loaderData }: Route.ComponentProps) {
  return <CheckPage {...loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <SectionFailed error={error} title="The import can’t be loaded right now" />
}
