import { useState } from 'react'
import { useArtworks } from '#app/studio/view/use-artworks.ts'
import type { TshirtColor } from '#domain/tshirt/colors.ts'
import type { TshirtGarment } from '#domain/tshirt/garments.ts'
import { placementZoneOf } from '#domain/tshirt/placement-zones.ts'
import { type GarmentSide, sidesOf } from '#domain/tshirt/print-option.ts'
import { chosenSizes, missingFields, placedPrints } from './order-state.ts'
import { useEditedShirt } from './use-edited-shirt.ts'
import { useTshirtOrder } from './use-tshirt-order.ts'

export type ShirtBuilder = ReturnType<typeof useShirtBuilder>

type Wardrobe = {
  garments: readonly [TshirtGarment, ...TshirtGarment[]]
  colors: readonly TshirtColor[]
}

const clothUntilChosen = { name: 'color not chosen', hex: '#efece5' }

/** Carts and orders contain a color's name; older carts contain its id. */
const colorIn = (colors: readonly TshirtColor[], told: string | null): string | null =>
  colors.find(({ id, name }) => told === name || told === id)?.id ?? null

/** The shirt's choices, what is still missing, and which side and size are shown. */
export function useShirtBuilder({ garments, colors }: Wardrobe) {
  const store = useTshirtOrder(garments[0].id)
  const { order } = store
  const { all: artworks, reread } = useArtworks()
  const edited = useEditedShirt(order, (opened) =>
    store.set({ ...opened, color: colorIn(colors, opened.color) }),
  )
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
  return {
    ...{ store, artworks, reread, edited, garment, color, cloth, prints, missing, isDone },
    ...{ side, setSide, shownSize, setLastSize, emptyZones },
  }
}
