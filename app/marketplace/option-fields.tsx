import { ListingChoice } from './listing-choice.tsx'

export function ListingOptions({
  color,
  setColor,
  colors,
  sizes,
  left,
  errorOf,
  size,
  setSize,
}: {
  color: string
  setColor: (value: string) => void
  colors: string[]
  sizes: string[]
  left: (ofSize: string, ofColor: string) => number
  errorOf: (value: string) => string | null
  size: string
  setSize: (value: string) => void
}) {
  return (
    <>
      <ListingChoice
        label="Color"
        name="color"
        hasSwatches
        value={color}
        onChoose={setColor}
        options={colors.map((value) => ({
          value,
          isSoldOut: sizes.every((one) => left(one, value) === 0),
        }))}
        error={errorOf(color)}
      />
      <ListingChoice
        label="Size"
        name="size"
        value={size}
        onChoose={setSize}
        options={sizes.map((value) => ({
          value,
          isSoldOut: color !== '' && left(value, color) === 0,
        }))}
        error={errorOf(size)}
      />
    </>
  )
}
