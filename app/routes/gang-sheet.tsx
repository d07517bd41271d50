import { GangSheetPage } from '#app/builder/gang-sheet-page.tsx'
import { studioSettingsOf } from '#domain/studio/studio-settings.ts'
import { shopContext, visitContext } from '../context.ts'
import type { Route } from './+types/gang-sheet.ts'

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

export default function GangSheet({ loaderData }: Route.ComponentProps) {
  return <GangSheetPage {...loaderData} />
}
