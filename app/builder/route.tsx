import { BuilderPage } from '#app/builder/page.tsx'
import { shopContext, visitContext } from '#app/context.ts'
import { describePage } from '#app/seo.ts'
import { studioSettingsOf } from '#domain/studio/studio-settings.ts'
import type { Route } from './+types/route.ts'

export const meta: Route.MetaFunction = (args) =>
  describePage(args, {
    title: 'Gang Sheet Builder',
    description:
      'Build a 22-inch DTF gang sheet in your browser: upload artwork, set sizes and quantities, and see it nested live.',
  })

export async function loader({ context }: Route.LoaderArgs) {
  const { catalog, settings } = context.get(shopContext)
  const [sizes, known] = await Promise.all([catalog.gangSheetSizes(), settings.read()])
  const isSignedIn = context.get(visitContext).actor.user !== null
  return { sizes, shop: studioSettingsOf(known), outsideBuilder: known.outsideBuilder, isSignedIn }
}

export default function Builder({ loaderData }: Route.ComponentProps) {
  return <BuilderPage {...loaderData} />
}
