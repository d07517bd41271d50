/** The shop's own tracking numbers: GW, eleven digits, and a GS1 check digit (modulo 10, weights 3 and 1). */
const shape = /^GW\d{12}$/

export function houseTrackingNumber(serial: string): string {
  if (!/^\d{11}$/.test(serial)) throw new RangeError(`Not eleven digits: ${serial}`)
  return `GW${serial}${checkDigitOf(serial)}`
}

/** Whether it can be one of ours: a mistyped digit or two swapped neighbors make most numbers invalid. */
export const isHouseTrackingNumber = (text: string): boolean =>
  shape.test(text) && checkDigitOf(text.slice(2, 13)) === text.at(-1)

/** GS1 General Specifications, section 7.9: from the right, weights 3, 1, 3 … */
export function checkDigitOf(digits: string): string {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0)
  return String((10 - (sum % 10)) % 10)
}

/** Normalizes typed or scanned input: no spaces or dashes, in upper case. */
export const readTrackingNumber = (text: string): string =>
  text.replaceAll('\0', '').replace(/[\s-]/g, '').toUpperCase().slice(0, 60)
