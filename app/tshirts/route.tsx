import { PressDrawing } from '#app/assets/press-drawing.tsx'
import { shopContext } from '#app/context.ts'
import { describePage } from '#app/seo.ts'
import { TshirtsPage } from '#app/tshirts/page.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import type { Route } from './+types/route.ts'

export const meta: Route.MetaFunction = (args) =>
  describePage(args, {
    title: 'Custom T-Shirts',
    description:
      'Upload your design, choose a shirt and where to print it, and see it drawn to scale. One shirt or a whole team.',
  })

export async function loader({ context }: Route.LoaderArgs) {
  const { tshirts, settings, pricing } = context.get(shopContext)
  const [garments, colors, tiers, { warnBelowDpi }] = await Promise.all([
    tshirts.garments(),
    tshirts.colors(),
    pricing.activeTiers(),
    settings.read(),
  ])
  return { garments, colors, tiers, warnBelowDpi }
}

export default function Tshirts({ loaderData }: Route.ComponentProps) {
  const { garments, colors, tiers, warnBelowDpi } = loaderData
  const [first, ...others] = garments
  if (!first || colors.length === 0) return <NothingYet />
  return (
    <TshirtsPage garments={[first, ...others]} colors={colors} tiers={tiers} warnBelowDpi={warnBelowDpi} />
  )
}

function NothingYet() {
  return (
    <div className="page py-16">
      <EmptyState
        headingLevel={1}
        title="Custom T-Shirts"
        illustration={<PressDrawing />}
        action={
          <LinkButton to="/builder" variant="primary">
            Build a gang sheet
          </LinkButton>
        }
      >
        There are no shirts on the shelf today. Print your design as a transfer instead.
      </EmptyState>
    </div>
  )
}
