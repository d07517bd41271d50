import { UploadStep } from '#app/tshirts/steps/upload-step.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { formatMoney } from '#domain/money/money.ts'
import { describeZoneSize, placementZoneOf, placementZones } from '#domain/tshirt/placement-zones.ts'
import { priceTshirt, sizesOf } from '#domain/tshirt/price-tshirt.ts'
import {
  type GarmentSide,
  sidesOf,
  tshirtPrintChoices,
  tshirtPrintOptionNames,
} from '#domain/tshirt/print-option.ts'
import type { ArtworkProps, FieldsProps } from './line-props.ts'

/** Which shirt, and where it is printed. */
export function ShirtFields({ line, choices, onChange, error }: FieldsProps) {
  const { garmentId, printType, prints } = line
  const garment = choices.garments.find(({ id }) => id === garmentId)
  const setZone = (side: GarmentSide, chosen: string): void => {
    const zoneId = placementZoneOf(chosen)?.id ?? null
    onChange({ prints: { ...prints, [side]: { ...prints[side], zoneId, printWidth: null } } })
  }
  return (
    <>
      <Select
        label="Garment"
        value={garmentId}
        onChange={(event) => onChange({ garmentId: event.currentTarget.value })}
        options={choices.garments.map(({ id, name }) => ({ value: id, label: name }))}
        error={error('garmentId')}
        className="sm:col-span-2"
      />
      <Select
        label="Color"
        value={line.color}
        onChange={(event) => onChange({ color: event.currentTarget.value })}
        options={choices.colors.map(({ id, name }) => ({ value: id, label: name }))}
        error={error('color')}
      />
      <Select
        label="Size of the shirt"
        value={line.size}
        onChange={(event) => onChange({ size: event.currentTarget.value })}
        options={(garment ? sizesOf(garment, printType) : []).map((size) => {
          const price = garment && priceTshirt(garment, printType, size)
          return { value: size, label: price ? `${size} · ${formatMoney(price)}` : size }
        })}
        hint="Each size needs its own line"
        error={error('size')}
      />
      <Select
        label="Printed"
        value={printType}
        onChange={(event) => {
          const chosen = tshirtPrintChoices.find((one) => one === event.currentTarget.value)
          if (chosen) onChange({ printType: chosen })
        }}
        options={tshirtPrintChoices.map((one) => ({ value: one, label: tshirtPrintOptionNames[one] }))}
        error={error('printType')}
        className="sm:col-span-2"
      />
      {sidesOf(printType).map((side) => (
        <Select
          key={side}
          label={`Zone on the ${side}`}
          value={prints[side].zoneId ?? ''}
          onChange={(event) => setZone(side, event.currentTarget.value)}
          options={placementZones
            .filter((zone) => zone.side === side)
            .map((zone) => ({ value: zone.id, label: `${zone.name} · ${describeZoneSize(zone)}` }))}
        />
      ))}
    </>
  )
}

/** A file for each side that is printed. */
export function ShirtPrints({ line, choices, artworks, draftOrderId, onChange }: ArtworkProps) {
  return (
    <div className="mt-4">
      <UploadStep
        order={{ printOption: line.printType, prints: line.prints }}
        artworks={artworks.all}
        warnBelowDpi={choices.warnBelowDpi}
        draftOrderId={draftOrderId}
        onUploaded={artworks.reread}
        onPrint={(side, changes) =>
          onChange(({ prints }) => ({ prints: { ...prints, [side]: { ...prints[side], ...changes } } }))
        }
      />
    </div>
  )
}
