/**
 * Strips dollar signs, spaces and thousands separators; null where a comma may be meant as a decimal point: "12,50".
 */
export function plainAmount(typed: string): string | null {
  const amount = typed.replace(/[$\s]/g, '')
  if (amount.includes(',') && !/^-?\d{1,3}(,\d{3})+(\.\d*)?$/.test(amount)) return null
  return amount.replaceAll(',', '')
}
