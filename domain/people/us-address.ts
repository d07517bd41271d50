/** Two-letter postal codes of the states, the district and the territories; the shop ships within the US. */
export const usStates = (
  'AL AK AS AZ AR CA CO CT DE DC FL GA GU HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY ' +
  'NC ND MP OH OK OR PA PR RI SC SD TN TX UT VT VA VI WA WV WI WY'
).split(' ')

/** States by the first digit of their ZIP codes (USPS, Domestic Mail Manual L005). */
const statesByFirstDigit = [
  'CT MA ME NH NJ NY PR RI VI VT',
  'DE NY PA',
  'DC MD NC SC VA WV',
  'AL FL GA MS TN',
  'IN KY MI OH',
  'IA MN MT ND SD WI',
  'IL KS MO NE',
  'AR LA OK TX',
  'AZ CO ID NM NV TX UT WY',
  'AK AS CA GU HI MP OR WA',
].map((states) => states.split(' '))

/** Government offices in Washington have ZIP codes from another region. */
const exceptions = [{ prefix: '569', state: 'DC' }]

export const isZip = (zip: string): boolean => /^\d{5}(-\d{4})?$/.test(zip)

/** Whether a ZIP code can belong to a state: the first digit often reveals a typo in either. */
export function canBeOf(zip: string, state: string): boolean {
  const isException = exceptions.some(({ prefix, state: other }) => zip.startsWith(prefix) && other === state)
  return isException || (statesByFirstDigit[Number(zip[0])]?.includes(state) ?? false)
}
