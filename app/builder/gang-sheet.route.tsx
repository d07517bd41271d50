import { readEditingSheet } from '#app/builder/editing-sheet.ts'
import { GangSheetPage } from '#app/builder/gang-sheet-page.tsx'
import { beginOpening } from '#app/builder/open-design.ts'
import { beginStudioCode } from '#app/builder/use-studio-code.ts'
import { shopContext, visitContext } from '#app/context.ts'
import { studioSettingsOf } from '#domain/studio/studio-settings.ts'
import type { Route } from './+types/gang-sheet.route.ts'

export const meta: Route.MetaFunction = () => [
  { title: 'Edit Gang Sheet' },
  { name: 'robots', content: 'noindex' },
]

export async function loader({ context }: Route.LoaderArgs) {
  const { catalog, settings } = context.get(shopContext)
  const [sizes, known] = await Promise.all([catalog.gangSheetSizes(), settings.read()])
  const isSignedIn = context.get(visitContext).actor.user !== null
  return { sizes, shop: studioSettingsOf(known), outsideBuilder: known.outsideBuilder, isSignedIn }
}

/** The studio and the sheet are requested while the page hydrates, not afterwards. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const designId = new URL(request.url).searchParams.get('design') ?? readEditingSheet()?.designId
  if (designId) {
    beginStudioCode()
    beginOpening(designId)
  }
  return serverLoader()
}
clientLoader.hydrate = true as const

export default function GangSheet({ loaderData }: Route.ComponentProps) {
  return <GangSheetPage {...loaderData} />
}
