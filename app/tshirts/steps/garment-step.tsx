import { Badge } from '#app/ui/badge.tsx'
import { RadioCards } from '#app/ui/forms/radio-cards.tsx'
import { formatMoney } from '#domain/money/money.ts'
import type { TshirtGarment } from '#domain/tshirt/garments.ts'
import { lowestPrice } from '#domain/tshirt/price-tshirt.ts'
import { GarmentPicture } from '../mock-up/garment-picture.tsx'

type GarmentStepProps = {
  garments: readonly TshirtGarment[]
  value: string
  color: string
  onChange: (garmentId: string) => void
}

/** Brand and material. */
export function GarmentStep({ garments, value, color, onChange }: GarmentStepProps) {
  return (
    <RadioCards
      label="Brand and material"
      isLabelHidden
      name="garment"
      columns="sm:grid-cols-2"
      value={value}
      onValueChange={onChange}
      options={garments.map((garment) => {
        const lowest = lowestPrice(garment)
        return {
          value: garment.id,
          label: garment.name,
          description: (
            <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
              {garment.material}
              {garment.badge && <Badge tone="yellow">{garment.badge}</Badge>}
              {lowest !== null && (
                <span className="figures font-semibold text-ink">
                  From {formatMoney(lowest).replace('.00', '')}
                </span>
              )}
            </span>
          ),
          picture: (
            <GarmentPicture
              look={{ cut: garment.cut, size: 'M', side: 'front', color, prints: [] }}
              width={240}
              className="w-18 shrink-0 rounded-md"
            />
          ),
        }
      })}
    />
  )
}
