import { RadioCards } from '#app/ui/forms/radio-cards.tsx'
import { formatMoney, subtractCents } from '#domain/money/money.ts'
import type { TshirtGarment } from '#domain/tshirt/garments.ts'
import { priceTshirt, sizesOf } from '#domain/tshirt/price-tshirt.ts'
import {
  type TshirtPrintChoice,
  tshirtPrintChoices,
  tshirtPrintOptionNames,
} from '#domain/tshirt/print-option.ts'

type PrintOptionStepProps = {
  garment: TshirtGarment
  value: TshirtPrintChoice
  onChange: (option: TshirtPrintChoice) => void
}

const descriptions: Record<TshirtPrintChoice, string> = {
  frontOnly: 'One design on the chest or sleeve',
  backOnly: 'One design on the back, for crews and bars',
  frontBack: 'A design on each side',
}

export function PrintOptionStep({ garment, value, onChange }: PrintOptionStepProps) {
  return (
    <RadioCards
      label="Print options"
      isLabelHidden
      name="print-option"
      columns="sm:grid-cols-3"
      value={value}
      onValueChange={(chosen) => onChange(tshirtPrintChoices.find((one) => one === chosen) ?? 'frontOnly')}
      options={tshirtPrintChoices.map((option) => ({
        value: option,
        label: tshirtPrintOptionNames[option],
        description: descriptions[option],
        aside: priceNote(garment, option),
        isDisabled: sizesOf(garment, option).length === 0,
      }))}
    />
  )
}

/** The price in the smallest size; for a print on each side, the surcharge. */
function priceNote(garment: TshirtGarment, option: TshirtPrintChoice): string | null {
  const [size] = sizesOf(garment, option)
  const price = size ? priceTshirt(garment, option, size) : null
  const single = size ? priceTshirt(garment, 'frontOnly', size) : null
  if (price === null) return null
  const amount = option !== 'frontBack' || single === null ? price : subtractCents(price, single)
  const text = formatMoney(amount).replace('.00', '')
  return amount === price ? text : `+${text}`
}
