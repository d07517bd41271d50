import { MockUp } from '#app/tshirts/mock-up/mock-up.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import type { PriceTier } from '#domain/money/product-pricing.ts'
import type { TshirtColor } from '#domain/tshirt/colors.ts'
import type { TshirtGarment } from '#domain/tshirt/garments.ts'
import { lookOf } from './look-of.ts'
import { OrderPanel } from './order-panel.tsx'
import { ShirtSteps } from './shirt-steps.tsx'
import { type ShirtBuilder, useShirtBuilder } from './use-shirt-builder.ts'

export type TshirtsPageProps = {
  colors: readonly TshirtColor[]
  /** Quantity breaks and setup fees. */
  tiers: readonly PriceTier[]
  warnBelowDpi: number
}

/** /tshirts: six steps to a printed shirt (docs/spec-map.md S2 and S5). */
export function TshirtsPage(
  props: TshirtsPageProps & { garments: readonly [TshirtGarment, ...TshirtGarment[]] },
) {
  const { garments, colors, tiers, warnBelowDpi } = props
  const builder = useShirtBuilder(props)
  const { store, garment, color, artworks, missing, edited } = builder
  return (
    <div className="page py-8 sm:py-12">
      <PageHeader
        title="Custom T-Shirts"
        description="Your design, printed and pressed by us. One shirt or a whole team, with nine places to print."
      />
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_25rem] xl:grid-cols-[minmax(0,1fr)_28rem]">
        <ShirtSteps {...{ builder, garments, colors, warnBelowDpi }} />
        <aside
          aria-label="Your shirt"
          className="flex flex-col gap-4 max-lg:contents lg:sticky lg:top-[calc(var(--header-height)+0.75rem)] lg:max-h-[calc(100dvh-var(--header-height)-1.5rem)] lg:overflow-y-auto lg:[scrollbar-width:thin]"
        >
          <ShirtMockUp builder={builder} />
          <OrderPanel {...{ store, garment, color, artworks, missing, edited, tiers }} />
        </aside>
      </div>
    </div>
  )
}

function ShirtMockUp({ builder }: { builder: ShirtBuilder }) {
  const { garment, cloth, prints, shownSize, side, emptyZones, setSide } = builder
  return (
    <div className="max-lg:order-first lg:[@media(max-height:62rem)]:mx-auto lg:[@media(max-height:62rem)]:w-[68%]">
      <MockUp
        look={lookOf({ garment, color: cloth, prints, size: shownSize }, side)}
        words={`${garment.name}, ${cloth.name}, size ${shownSize}`}
        prints={prints}
        emptyZones={emptyZones}
        onSide={setSide}
      />
    </div>
  )
}
