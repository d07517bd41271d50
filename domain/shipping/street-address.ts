/** An address within the US. */
export type StreetAddress = { street1: string; street2: string; city: string; state: string; zip: string }

/** Whether two addresses differ in more than letter case, whitespace and the last four digits of a ZIP code. */
export function isOtherAddress(one: StreetAddress, other: StreetAddress): boolean {
  return plain(one) !== plain(other)
}

const plain = ({ street1, street2, city, state, zip }: StreetAddress): string =>
  [street1, street2, city, state, zip.slice(0, 5)]
    .map((part) =>
      part
        .toLowerCase()
        .replaceAll(/[\s.,]+/g, ' ')
        .trim(),
    )
    .join('|')

const addressParts = [
  ['street1', 'Enter the street address'],
  ['city', 'Enter the city'],
  ['state', 'Enter the state, such as TX'],
  ['zip', 'Enter the ZIP code'],
] as const

type AddressParts = Partial<Record<(typeof addressParts)[number][0], string>>

/** What is missing from an address before something can be shipped to it, by checkout field. */
export const missingOfAddress = (address: AddressParts): Record<string, string> =>
  Object.fromEntries(
    addressParts.flatMap(([name, words]) => (address[name]?.trim() ? [] : [[`address.${name}`, words]])),
  )
