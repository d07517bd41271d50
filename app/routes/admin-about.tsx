import { data } from 'react-router'
import { type AboutAnswer, AboutEditorPage } from '#app/admin/about/about-editor-page.tsx'
import { shopContext, visitContext } from '#app/context.ts'
import { readForm, readJsonField } from '#app/read-body.ts'
import { readVersion } from '#domain/version.ts'
import type { Route } from './+types/admin-about.ts'

export const meta: Route.MetaFunction = () => [{ title: 'About page · Admin Portal' }]

export async function loader({ context }: Route.LoaderArgs) {
  return context.get(shopContext).settings.aboutPage()
}

export async function action({ context, request }: Route.ActionArgs) {
  const { actor } = context.get(visitContext)
  const form = await readForm(request)
  const { settings } = context.get(shopContext)
  const outcome = await settings.changeAboutPage(
    actor,
    { chapters: readJsonField(form, 'chapters') },
    readVersion(form.get('version')),
  )
  if (outcome.ok) return data<AboutAnswer>({ ok: true })
  if (outcome.reason === 'conflict')
    return data<AboutAnswer>({ ok: false, problem: null, theirs: outcome.current }, { status: 409 })
  const [problem = 'Look at the chapters and save again.'] = Object.values(outcome.fieldErrors)
  return data<AboutAnswer>({ ok: false, problem, theirs: null }, { status: 422 })
}

export default function AdminAbout({ loaderData, actionData }: Route.ComponentProps) {
  return <AboutEditorPage {...loaderData} answer={actionData} />
}
