/** Size and colour of an ordered item, as far as its name does not say them already. */
export const itemOptions = ({
  name,
  productSize,
  productColor,
}: {
  name: string
  productSize: string
  productColor: string
}): string[] => [productSize, productColor].filter((option) => option !== '' && !name.includes(option))
