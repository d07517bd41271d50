import { AboutEditorPage } from '#app/admin/about/page.tsx'
import { shopContext } from '#app/context.ts'
import { answerOperation } from '#app/operations/answer-operation.ts'
import { readJsonField } from '#app/read-body.ts'
import type { Route } from './+types/route.ts'

export const meta: Route.MetaFunction = () => [{ title: 'About page · Admin Portal' }]

export async function loader({ context }: Route.LoaderArgs) {
  return context.get(shopContext).settings.aboutPage()
}

export const action = (call: Route.ActionArgs) =>
  answerOperation(call, {
    'settings.change-about-page': (form) => ({
      chapters: readJsonField(form, 'chapters'),
      version: form.get('version'),
    }),
  })

export default function AdminAbout({ loaderData }: Route.ComponentProps) {
  return <AboutEditorPage {...loaderData} />
}
