import { useState } from 'react'
import { useArtworks } from '#app/studio/view/use-artworks.ts'
import { MockUp } from '#app/tshirts/mock-up/mock-up.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import type { PriceTier } from '#domain/money/product-pricing.ts'
import type { TshirtColor } from '#domain/tshirt/colors.ts'
import type { TshirtGarment } from '#domain/tshirt/garments.ts'
import { type PlacementZone, placementZoneOf } from '#domain/tshirt/placement-zones.ts'
import { type GarmentSide, sidesOf } from '#domain/tshirt/print-option.ts'
import { lookOf } from './look-of.ts'
import { OrderPanel } from './order-panel.tsx'
import { chosenSizes, missingFields, type PlacedPrint, placedPrints } from './order-state.ts'
import { ShirtSteps } from './shirt-steps.tsx'
import { useEditedShirt } from './use-edited-shirt.ts'
import { useTshirtOrder } from './use-tshirt-order.ts'

export type TshirtsPageProps = {
  colors: readonly TshirtColor[]
  /** Quantity breaks and setup fees. */
  tiers: readonly PriceTier[]
  warnBelowDpi: number
}

const clothUntilChosen = { name: 'color not chosen', hex: '#efece5' }

/** Carts and orders name a color, and carts from before its id. */
const colorIn = (colors: readonly TshirtColor[], told: string | null): string | null =>
  colors.find(({ id, name }) => told === name || told === id)?.id ?? null

/** /tshirts: six steps to a printed shirt (docs/spec-map.md S2 and S5). */
export function TshirtsPage(
  props: TshirtsPageProps & { garments: readonly [TshirtGarment, ...TshirtGarment[]] },
) {
  const { garments, colors, tiers, warnBelowDpi } = props
  const store = useTshirtOrder(garments[0].id)
  const { order, change, changePrint, setQuantity } = store
  const { all: artworks, reread } = useArtworks()
  const edited = useEditedShirt((opened) => store.set({ ...opened, color: colorIn(colors, opened.color) }))
  const [side, setSide] = useState<GarmentSide>('front')
  const [lastSize, setLastSize] = useState<ReturnType<typeof chosenSizes>[number] | null>(null)

  const garment = garments.find(({ id }) => id === order.garmentId) ?? garments[0]
  const color = colors.find(({ id }) => id === order.color) ?? null
  const cloth = color ?? clothUntilChosen
  const prints = placedPrints(order, artworks)
  const missing = missingFields(order, artworks)
  const shownSize = lastSize && order.quantities[lastSize] ? lastSize : (chosenSizes(order)[0] ?? 'L')
  const emptyZones = sidesOf(order.printOption).flatMap((one) => {
    const zone = placementZoneOf(order.prints[one].zoneId ?? '')
    return zone && !prints.some((print) => print.side === one) ? [zone] : []
  })
  const isDone = (field: (typeof missing)[number]): boolean => !missing.includes(field)
  return (
    <div className="page py-8 sm:py-12">
      <PageHeader
        title="Custom T-Shirts"
        description="Your design, printed and pressed by us. One shirt or a whole team, in nine places."
      />
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_25rem] xl:grid-cols-[minmax(0,1fr)_28rem]">
        <ShirtSteps
          {...{
            garments,
            garment,
            cloth,
            change,
            order,
            setSide,
            isDone,
            changePrint,
            colors,
            setQuantity,
            setLastSize,
            artworks,
            warnBelowDpi,
            reread,
          }}
        />
        <aside
          aria-label="Your shirt"
          className="flex flex-col gap-4 max-lg:contents lg:sticky lg:top-[calc(var(--header-height)+0.75rem)] lg:max-h-[calc(100dvh-var(--header-height)-1.5rem)] lg:overflow-y-auto lg:[scrollbar-width:thin]"
        >
          <ShirtMockUp {...{ garment, cloth, prints, shownSize, side, emptyZones, setSide }} />
          <OrderPanel {...{ store, garment, color, artworks, missing, edited, tiers }} />
        </aside>
      </div>
    </div>
  )
}

function ShirtMockUp({
  garment,
  cloth,
  prints,
  shownSize,
  side,
  emptyZones,
  setSide,
}: {
  garment: TshirtGarment
  cloth: { name: string; hex: string }
  prints: PlacedPrint[]
  shownSize: 'M' | 'L' | 'XS' | 'S' | 'XL' | '2XL' | '3XL'
  side: GarmentSide
  emptyZones: PlacementZone[]
  setSide: (value: GarmentSide) => void
}) {
  return (
    <div className="max-lg:order-first">
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
