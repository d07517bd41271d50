import { RadioCards } from '#app/ui/forms/radio-cards.tsx'
import { formatMoney, subtractCents } from '#domain/money/money.ts'
import type { TshirtGarment } from '#domain/tshirt/garments.ts'
import { priceTshirt, sizesOf } from '#domain/tshirt/price-tshirt.ts'
import {
  type TshirtPrintOption,
  tshirtPrintOptionNames,
  tshirtPrintOptions,
} from '#domain/tshirt/print-option.ts'

type PrintOptionStepProps = {
  garment: TshirtGarment
  value: TshirtPrintOption
  onChange: (option: TshirtPrintOption) => void
}

const descriptions: Record<TshirtPrintOption, string> = {
  frontOnly: 'One design on the chest or sleeve',
  frontBack: 'A design on each side',
}

export function PrintOptionStep({ garment, value, onChange }: PrintOptionStepProps) {
  return (
    <RadioCards
      label="Print options"
      isLabelHidden
      name="print-option"
      columns="sm:grid-cols-2"
      value={value}
      onValueChange={(chosen) => onChange(chosen === 'frontBack' ? 'frontBack' : 'frontOnly')}
      options={tshirtPrintOptions.map((option) => ({
        value: option,
        label: tshirtPrintOptionNames[option],
        description: descriptions[option],
        aside: priceNote(garment, option),
        isDisabled: sizesOf(garment, option).length === 0,
      }))}
    />
  )
}

/** The price in the smallest size; for the second option, what it adds. */
function priceNote(garment: TshirtGarment, option: TshirtPrintOption): string | null {
  const [size] = sizesOf(garment, option)
  const price = size ? priceTshirt(garment, option, size) : null
  const single = size ? priceTshirt(garment, 'frontOnly', size) : null
  if (price === null) return null
  const amount = option === 'frontOnly' || single === null ? price : subtractCents(price, single)
  const text = formatMoney(amount).replace('.00', '')
  return amount === price ? text : `+${text}`
}
