/** Tracking numbers of the house: GW, eleven digits, and the check digit of GS1 (modulo 10, weights 3 and 1). */
const shape = /^GW\d{12}$/

export function houseTrackingNumber(serial: string): string {
  if (!/^\d{11}$/.test(serial)) throw new RangeError(`Not eleven digits: ${serial}`)
  return `GW${serial}${checkDigitOf(serial)}`
}

/** Whether it can be one of ours: a mistyped digit or two neighbors swapped make most numbers wrong. */
export const isHouseTrackingNumber = (text: string): boolean =>
  shape.test(text) && checkDigitOf(text.slice(2, 13)) === text.at(-1)

/** GS1 General Specifications, section 7.9: from the right, weights 3, 1, 3 … */
export function checkDigitOf(digits: string): string {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0)
  return String((10 - (sum % 10)) % 10)
}

/** What people type or scan: without spaces and dashes, in capitals. */
export const readTrackingNumber = (text: string): string =>
  text.replaceAll('\0', '').replace(/[\s-]/g, '').toUpperCase().slice(0, 60)
